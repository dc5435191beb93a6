/** The sounds of a table: a soft knock of wood when others move, two notes when it is one's turn. Off until switched on. */

const STORED = "sacbe-sound";

class Sound {
  isOn = $state(localStorage.getItem(STORED) === "on");
  private context: AudioContext | null = null;

  toggle(): void {
    this.isOn = !this.isOn;
    localStorage.setItem(STORED, this.isOn ? "on" : "off");
    if (this.isOn) this.knock();
  }

  /** A piece is put on the board. */
  knock(): void {
    this.strike(310, 0.09, 0.16);
    this.strike(820, 0.03, 0.05);
  }

  /** It is one's turn. */
  call(): void {
    this.strike(523, 0.25, 0.08);
    this.strike(784, 0.35, 0.08, 0.14);
  }

  /** One struck tone that dies away: pitch, length in seconds, loudness, seconds from now. */
  private strike(pitch: number, length: number, loudness: number, after = 0): void {
    if (!this.isOn) return;
    this.context ??= new AudioContext();
    const begin = this.context.currentTime + after;
    const tone = this.context.createOscillator();
    const volume = this.context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, begin);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, begin + length);
    volume.gain.setValueAtTime(loudness, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(this.context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

export const sound = new Sound();
