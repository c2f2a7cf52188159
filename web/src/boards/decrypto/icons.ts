import icons from "icons:all-seeing-eye,quill,key,padlock,envelope";
import { addIcons } from "../../look/icons";

addIcons(icons);
