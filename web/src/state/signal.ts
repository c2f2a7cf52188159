/** What a person hears and feels on their own device: sound only if they turned it on, vibration unless they turned it
    off. Where a browser has neither (plain HTTP, iPhones, no audio device) nothing happens. */
import { Sound } from "../look/sound";
import { app } from "./app.svelte";

/** Milliseconds of vibration and pause in turn. */
const PULSES = { tick: [8], seal: [24], gong: [60, 40, 60] } as const;

const sound = new Sound();

/** `gong`: you are asked. `seal`: your answer is in. `tick`: something was chosen. The same for every role. */
export function signal(what: keyof typeof PULSES): void {
  // Before the first tap browsers refuse, and complain about it.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (app.vibrates && touched && typeof navigator.vibrate === "function") navigator.vibrate([...PULSES[what]]);
  if (!app.sound) return;
  sound.start();
  sound.play(what);
}

// The first tap wakes the sound up, so that the first gong is heard.
if (typeof document !== "undefined")
  document.addEventListener("pointerdown", () => app.sound && sound.start(), { once: true, capture: true });
