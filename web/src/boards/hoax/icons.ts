import icons from "icons:imperial-crown,gavel,pope-crown,wizard-face,robber,farmer,two-coins,grapes,wheat";
import { addIcons } from "../../look/icons";

addIcons(icons);
