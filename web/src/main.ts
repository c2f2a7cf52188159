import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";

const target = document.getElementById("app");
if (target) void app.start().then(() => mount(App, { target }));
