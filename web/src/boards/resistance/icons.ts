/** The drawings of this game, by their names in game-icons. */
import { addIcons } from "../../look/icons";
import first from "icons:fist,spy,star-medal,imperial-crown,crosshair,human-target,two-shadows";
import second from "icons:mesh-network,duality-mask,double-face-mask,keyboard,circuitry,spyglass";
import third from "icons:flying-flag,gavel,megaphone,card-exchange,human-ear,talk,shaking-hands";
import fourth from "icons:light-projector,magnifying-glass,desk-lamp,crown,card-pickup,bright-explosion";
import fifth from "icons:domino-mask";

for (const icons of [first, second, third, fourth, fifth]) addIcons(icons);
