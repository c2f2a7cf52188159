import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./state/app.svelte";

const target = document.getElementById("app");
if (target) void app.start().then(() => mount(App, { target }));
