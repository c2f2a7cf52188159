import { addIcons } from "../../look/icons";
import first from "icons:magnifying-glass,robber,button-finger,semi-closed-eye,card-exchange,exit-door";
import second from "icons:confirmed,id-card,lantern-flame,body-swapping,hooded-figure,fist,spy,vote";

for (const icons of [first, second]) addIcons(icons);
