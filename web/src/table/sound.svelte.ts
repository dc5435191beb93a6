/**
 * Is a table heard, how loud, and what of it? Off until somebody asks for it. A change is one sound at most, and none begins
 * while another lasts, so that many changes at once do not clatter.
 */
import type { Cue } from "./cues";
import { LENGTH, write } from "./sounds";

const STORED = "sacbe-sound";
const STORED_VOLUME = "sacbe-volume";
const USUAL_VOLUME = 0.6;

/** The pitch of a drum, made of the sound of a stone. */
const DRUM = 0.5;

class Sound {
  isOn = $state(localStorage.getItem(STORED) === "on");
  /** Has the user said whether a table is to be heard? */
  isSettled = $state(localStorage.getItem(STORED) !== null);
  private loudness = $state(storedVolume());
  private out: GainNode | null = null;
  /** When the sound that is heard ends, on the clock of the sounds. */
  private busyUntil = 0;

  get volume(): number {
    return this.loudness;
  }

  /** How loud, from 0 to 1. */
  set volume(volume: number) {
    this.loudness = volume;
    localStorage.setItem(STORED_VOLUME, String(volume));
    if (this.out) this.out.gain.value = volume;
  }

  settle(isOn: boolean): void {
    this.isOn = isOn;
    this.isSettled = true;
    localStorage.setItem(STORED, isOn ? "on" : "off");
    if (isOn) this.play("coin");
  }

  toggle(): void {
    this.settle(!this.isOn);
  }

  /** Let something be heard, unless something is heard already; what must be heard follows that. */
  play(cue: Cue, isMust = false): void {
    // Browsers let a page be heard only after a click or a key.
    if (!this.isOn || !navigator.userActivation?.hasBeenActive) return;
    this.out ??= opened(this.loudness);
    const context = this.out.context as AudioContext;
    if (context.state === "suspended") void context.resume();
    const begin = Math.max(context.currentTime, this.busyUntil);
    if (begin > context.currentTime && !isMust) return;
    const sound = cue === "drum" ? "stone" : cue;
    write(sound, context, this.out, begin, cue === "drum" ? DRUM : 1);
    this.busyUntil = begin + LENGTH[sound];
  }
}

/** The way to the loudspeakers, at a volume. */
function opened(volume: number): GainNode {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: volume });
  out.connect(context.destination);
  return out;
}

function storedVolume(): number {
  const stored = Number(localStorage.getItem(STORED_VOLUME) ?? USUAL_VOLUME);
  return stored >= 0 && stored <= 1 ? stored : USUAL_VOLUME;
}

export const sound = new Sound();
