/** The loudspeaker of the table's screen. What it plays hangs on what everybody sees and on nothing else, so a turn in
    which something secret happened sounds like an empty one. */
import type { Side, Sounds } from "../boards";
import { Sound, type Cue } from "../look/sound";
import type { Beat } from "../stage/beats.svelte";
import { read, write } from "../state/memory";

const AT_FIRST = { on: true, volume: 0.9, speed: 1, cover: true };

/** A beat of which a game says nothing else. */
const plain = (beat: Beat): ReturnType<Sounds[string]> =>
  beat.name === "deal" ? [["shuffle", 0]] : [[beat.decisive ? "drum" : "flip", 0]];

export class Loudspeaker {
  /** Browsers allow sound only after a tap. */
  started = $state(false);
  manner = $state(read("narrator", AT_FIRST));
  private readonly sound = new Sound();
  private last = 0;

  get loud(): boolean {
    return this.started && this.manner.on;
  }

  start(): void {
    this.started = true;
    this.sound.start();
    this.play("bell");
  }

  /** `after` so many seconds. */
  play(cue: Cue, after = 0): void {
    if (this.loud) this.sound.play(cue, this.manner.volume, after);
  }

  /** What goes with a beat, once. */
  accompany(beat: Beat | null, sounds: Sounds): void {
    if (!beat || beat.key === this.last) return;
    this.last = beat.key;
    const score = sounds[beat.name]?.(beat.event, beat.seconds) ?? plain(beat);
    for (const [cue, at] of score) this.play(cue, at);
  }

  /** The chord of the side that has won. */
  finish(side: Side): void {
    this.play(side ?? "good");
  }

  /** The bed of the night. */
  cover(night: boolean): void {
    if (this.started) this.sound.cover(night && this.manner.cover && this.manner.on, this.manner.volume);
  }

  keep(): void {
    write("narrator", this.manner);
  }

  close(): void {
    this.sound.close();
  }
}
