/** Sounds of our own, made on the spot in WebAudio: a few tones and bursts of noise each.
 *
 *     sound.start()          after a tap: browsers allow sound only then; where there is none, nothing happens
 *     sound.play("stamp")    one cue; `volume` from 0 to 1, `after` so many seconds
 *     sound.cover(true, 1)   the bed of the night, until it is turned off
 *
 * What is secret must not be heard: a turn in which something happened and one in which nothing did sound alike. */

/** A tone: from one pitch to another (Hz), beginning and length in seconds, loudness, shape of the wave. */
type Tone = readonly [from: number, to: number, at: number, length: number, loud: number, wave?: OscillatorType];
/** Filtered noise: centre of the band (Hz), beginning and length in seconds, loudness. */
type Noise = readonly [band: number, at: number, length: number, loud: number];

const CUES = {
  /** Phone: something was chosen. */
  tick: { tones: [[1800, 1400, 0, 0.03, 0.12]], noises: [] },
  /** Phone: an answer is sealed. */
  seal: { tones: [[180, 90, 0, 0.16, 0.4]], noises: [[900, 0, 0.05, 0.2]] },
  /** Phone: you are asked. */
  gong: {
    tones: [
      [392, 390, 0, 1.5, 0.22],
      [587, 585, 0.02, 1.2, 0.1],
      [981, 978, 0.02, 0.7, 0.05],
    ],
    noises: [],
  },
  /** Television: cards are shuffled, turned; a drum before the last one. */
  shuffle: {
    tones: [],
    noises: [
      [2600, 0, 0.07, 0.22],
      [2900, 0.09, 0.07, 0.2],
      [2500, 0.18, 0.07, 0.22],
      [3000, 0.27, 0.07, 0.2],
      [2700, 0.36, 0.12, 0.25],
    ],
  },
  flip: { tones: [[520, 720, 0, 0.06, 0.08]], noises: [[3200, 0, 0.06, 0.3]] },
  drum: {
    tones: [
      [110, 60, 0, 0.3, 0.6],
      [110, 60, 0.36, 0.3, 0.6],
    ],
    noises: [
      [240, 0, 0.12, 0.3],
      [240, 0.36, 0.12, 0.3],
    ],
  },
  stamp: { tones: [[140, 50, 0, 0.22, 0.8]], noises: [[500, 0, 0.09, 0.6]] },
  /** Time is up, somebody is called. */
  bell: {
    tones: [
      [1046, 1046, 0, 1.1, 0.16],
      [2093, 2090, 0, 0.6, 0.06],
      [1046, 1046, 0.3, 1.1, 0.14],
    ],
    noises: [],
  },
  /** The good side has won: it rises. The other side: it sinks. Equally long and loud. */
  good: {
    tones: [
      [262, 262, 0, 2.2, 0.16, "triangle"],
      [330, 330, 0.14, 2.1, 0.16, "triangle"],
      [392, 392, 0.28, 2, 0.16, "triangle"],
      [523, 523, 0.42, 1.9, 0.16, "triangle"],
    ],
    noises: [],
  },
  evil: {
    tones: [
      [311, 311, 0, 2.2, 0.16, "triangle"],
      [262, 262, 0.14, 2.1, 0.16, "triangle"],
      [220, 220, 0.28, 2, 0.16, "triangle"],
      [185, 185, 0.42, 1.9, 0.16, "triangle"],
    ],
    noises: [],
  },
} as const satisfies Record<string, { tones: readonly Tone[]; noises: readonly Noise[] }>;

export type Cue = keyof typeof CUES;
export const cues = Object.keys(CUES) as Cue[];

/** Soft enough that two cues at once do not clip. */
const LOUDEST = 0.8;
const SILENT = 0.0001;

export class Sound {
  private context: AudioContext | null = null;
  private rain: GainNode | null = null;
  private noise: AudioBuffer | null = null;

  /** Browsers allow sound only after a tap; where they allow none at all there is silence and no error. */
  start(): void {
    if (typeof AudioContext === "undefined") return;
    try {
      this.context ??= new AudioContext();
      void this.context.resume().catch(() => undefined);
    } catch {
      this.context = null; // no audio device
    }
  }

  play(cue: Cue, volume = 1, after = 0): void {
    const context = this.context;
    if (!context || context.state !== "running") return;
    const now = context.currentTime + after;
    const { tones, noises }: { tones: readonly Tone[]; noises: readonly Noise[] } = CUES[cue];
    for (const [from, to, at, length, loud, wave] of tones) {
      const begin = now + at;
      const tone = new OscillatorNode(context, { type: wave ?? "sine", frequency: from });
      tone.frequency.exponentialRampToValueAtTime(to, begin + length);
      tone.connect(this.fade(context, begin, length, loud * volume)).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + length);
    }
    for (const [band, at, length, loud] of noises) {
      const begin = now + at;
      const burst = new AudioBufferSourceNode(context, { buffer: this.hiss(context) });
      const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: band, Q: 0.8 });
      burst
        .connect(filter)
        .connect(this.fade(context, begin, length, loud * volume))
        .connect(context.destination);
      burst.start(begin, 0, length);
    }
  }

  /** Something like rain over what is heard at night; comes and goes slowly, so that neither end tells anything. */
  cover(on: boolean, volume: number): void {
    const context = this.context;
    if (!context) return;
    if (on && !this.rain) this.rain = this.fall(context);
    this.rain?.gain.setTargetAtTime(on ? 0.25 * volume : 0, context.currentTime, 0.8);
  }

  close(): void {
    void this.context?.close().catch(() => undefined);
    this.context = null;
    this.rain = null;
    this.noise = null;
  }

  /** Up in no time, down over the whole length. */
  private fade(context: AudioContext, begin: number, length: number, loud: number): GainNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(Math.min(loud, LOUDEST), begin + Math.min(0.01, length / 4));
    gain.gain.exponentialRampToValueAtTime(SILENT, begin + length);
    return gain;
  }

  private hiss(context: AudioContext): AudioBuffer {
    if (this.noise) return this.noise;
    const buffer = context.createBuffer(1, context.sampleRate * 4, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    return (this.noise = buffer);
  }

  private fall(context: AudioContext): GainNode {
    const source = new AudioBufferSourceNode(context, { buffer: this.hiss(context), loop: true });
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 900 });
    const gain = new GainNode(context, { gain: 0 });
    source.connect(filter).connect(gain).connect(context.destination);
    source.start();
    return gain;
  }
}
