/** Sounds of our own, made on the spot: a soft chime, and something like rain to cover what is heard at night. */

export class Sound {
  private context: AudioContext | null = null;
  private rain: { gain: GainNode; source: AudioBufferSourceNode } | null = null;

  /** Browsers allow sound only after a tap. */
  start(): void {
    if (typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    void this.context.resume();
  }

  chime(volume: number): void {
    const context = this.context;
    if (!context) return;
    [523.25, 783.99].forEach((frequency, at) => {
      const begin = context.currentTime + at * 0.18;
      const gain = new GainNode(context, { gain: 0 });
      const tone = new OscillatorNode(context, { type: "sine", frequency });
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(0.18 * volume, begin + 0.03);
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + 1.4);
      tone.connect(gain).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 1.5);
    });
  }

  /** Comes and goes slowly, so that its beginning and end tell nothing. */
  cover(on: boolean, volume: number): void {
    const context = this.context;
    if (!context) return;
    if (on && !this.rain) this.rain = this.fall(context);
    this.rain?.gain.gain.setTargetAtTime(on ? 0.25 * volume : 0, context.currentTime, 0.8);
  }

  close(): void {
    void this.context?.close();
    this.context = null;
    this.rain = null;
  }

  private fall(context: AudioContext): { gain: GainNode; source: AudioBufferSourceNode } {
    const buffer = context.createBuffer(1, context.sampleRate * 4, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 900 });
    const gain = new GainNode(context, { gain: 0 });
    source.connect(filter).connect(gain).connect(context.destination);
    source.start();
    return { gain, source };
  }
}
