import { addIcons } from "../../look/icons";
import first from "icons:cultist,sherlock-holmes,third-eye,bookshelf,magic-portal,telescope";
import second from "icons:archive-register,coffee-cup,cctv-camera,theater,erlenmeyer,greek-temple,papers";
import third from "icons:observatory,amphora,plain-dagger,ghost,pulse,light-bulb,unplugged";
import fourth from "icons:lightning-storm,secret-door,window-bars,moon,fish-monster,octopus,vote,open-book";
import fifth from "icons:card-play,confirmed,broken-heart,unlit-bomb";

for (const icons of [first, second, third, fourth, fifth]) addIcons(icons);
