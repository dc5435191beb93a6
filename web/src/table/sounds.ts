/**
 * What does a table sound like? Four short sounds, made of noise and plain tones when they are wanted; there are no files.
 * Each is written into a graph of Web Audio, live or offline, and is silent when its time is over.
 */

export const SOUNDS = ["gear", "water", "stone", "coin"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** How long each lasts, in seconds. */
export const LENGTH: Record<SoundName, number> = { gear: 0.24, water: 0.22, stone: 0.12, coin: 0.16 };

/** Where a sound is put: a graph, its way out, and when it begins. */
interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  begin: number;
}

const QUIET = 0.0001;

/** A sound at its place; below 1 its pitch is lower, as a drum's is to a stone's. */
export function write(
  sound: SoundName,
  context: BaseAudioContext,
  out: AudioNode,
  begin = 0,
  pitch = 1,
): void {
  VOICES[sound]({ context, out, begin }, pitch);
}

const VOICES: Record<SoundName, (place: Place, pitch: number) => void> = {
  /** A wooden ratchet: four teeth, each a click and a short low knock. */
  gear(place, pitch) {
    const TOOTH = LENGTH.gear / 4;
    for (const [nth, loudness] of [0.55, 0.7, 0.6, 0.9].entries()) {
      const at = { ...place, begin: place.begin + nth * TOOTH };
      rush(at, { type: "bandpass", from: 1900 * pitch, to: 1100 * pitch }, 0.025, 0.001, loudness);
      tone(at, "triangle", 230 * pitch, 150 * pitch, TOOTH * 0.9, 0.3 * loudness);
    }
  },
  /** A wipe of water: noise that swells, brightens and is gone. */
  water(place, pitch) {
    rush(place, { type: "bandpass", from: 500 * pitch, to: 2600 * pitch }, LENGTH.water, 0.09, 0.8);
    rush(place, { type: "lowpass", from: 900 * pitch, to: 300 * pitch }, LENGTH.water, 0.05, 0.25);
  },
  /** Stone set on stone: a dull body and a grain. */
  stone(place, pitch) {
    tone(place, "sine", 240 * pitch, 95 * pitch, LENGTH.stone, 0.6);
    rush(place, { type: "lowpass", from: 2400 * pitch, to: 500 * pitch }, 0.04, 0.001, 0.45);
  },
  /** Two notes of a small bell, the second a fourth higher. */
  coin(place, pitch) {
    for (const [delay, note] of [
      [0, 1175],
      [0.06, 1568],
    ] as const) {
      const at = { ...place, begin: place.begin + delay };
      tone(at, "sine", note * pitch, note * pitch, LENGTH.coin - delay, 0.26);
      tone(at, "sine", note * 2.76 * pitch, note * 2.76 * pitch, 0.05, 0.06);
    }
  },
};

/** One struck tone that dies away, gliding from one pitch to another. */
function tone(
  { context, out, begin }: Place,
  type: OscillatorType,
  from: number,
  to: number,
  length: number,
  loudness: number,
): void {
  const source = new OscillatorNode(context, { type, frequency: from });
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(envelope({ context, out, begin }, length, 0.002, loudness));
  source.start(begin);
  source.stop(begin + length);
}

/** Noise through a filter that glides, swelling for `rise` seconds and dying away. */
function rush(
  { context, out, begin }: Place,
  { type, from, to }: { type: BiquadFilterType; from: number; to: number },
  length: number,
  rise: number,
  loudness: number,
): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, length) });
  const filter = new BiquadFilterNode(context, { type, frequency: from, Q: type === "bandpass" ? 1.1 : 0.7 });
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(filter).connect(envelope({ context, out, begin }, length, rise, loudness));
  source.start(begin);
  source.stop(begin + length);
}

/** A gain that rises, dies away and leads to the way out. */
function envelope({ context, out, begin }: Place, length: number, rise: number, loudness: number): GainNode {
  const gain = new GainNode(context, { gain: QUIET });
  gain.gain.setValueAtTime(QUIET, begin);
  gain.gain.exponentialRampToValueAtTime(loudness, begin + rise);
  gain.gain.exponentialRampToValueAtTime(QUIET, begin + length);
  gain.connect(out);
  return gain;
}

/** White noise, the same every time. */
function noise(context: BaseAudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let place = 0; place < samples.length; place += 1) {
    seed = (seed * 48271) % 2147483647;
    samples[place] = seed / 1073741823.5 - 1;
  }
  return buffer;
}
