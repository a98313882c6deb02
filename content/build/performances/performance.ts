/** What the guitar is played through. */
export type AmpName = "clean" | "bass" | "crunch" | "lead" | "high-gain";

/** One stroke: a note or a chord. Times are in beats from the start of the period. */
export type Stroke = {
  at: number;
  /** How long the strings ring before they are damped. A stroke may ring over the end of the period, into its beginning. */
  beats: number;
  /** Note names from the lowest string up: `["D2", "A2", "D3"]`. */
  pitches: string[];
  /** 0 to 1. Default: 0.8. */
  velocity?: number;
  /** The palm lies on the strings. */
  isMuted?: boolean;
  /** How far below its pitch the note starts when it is bent up to it, in cents. */
  bendCents?: number;
  /** Depth of the vibrato that sets in after the attack, in cents. */
  vibratoCents?: number;
  /** From the highest string to the lowest. */
  isUpstroke?: boolean;
};

/** A performance to be modelled: `content/performances/<id>.json`. */
export type Performance = {
  /** Its place in the list of performances. */
  position: number;
  /** In English, as the page shows it. */
  name: string;
  /** Everything that a hand does differently each time comes from it. */
  seed: number;
  beatsPerMinute: number;
  /** Length of the period, which is repeated without a seam. */
  beats: number;
  amp: AmpName;
  guitar: {
    /** Where the pick meets the string, as a share of the string's length from the bridge. */
    pickPosition: number;
    /** Where the pickup is, likewise. */
    pickupPosition: number;
    /** The resonance of pickup and cable. */
    pickupHz: number;
    pickupQ: number;
    /** Softness of what plucks: above it, the attack has little. A finger has about 2 kHz, a hard pick 8. */
    pickHz: number;
    /** Time from one string of a chord to the next. */
    strumMs: number;
    /** How long an open string at 110 Hz rings, to -60 dB. */
    sustainSeconds: number;
  };
  strokes: Stroke[];
};

const NOTE = /^([A-G])([#b]?)(-?\d)$/;
const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const A4 = { hertz: 440, semitone: 57 };

/** The frequency of a note by its name, in equal temperament at 440 Hz. Throws for what is no name: the content's check rejects it. */
export function pitchHz(name: string): number {
  const [, letter = "", sign = "", octave = ""] = NOTE.exec(name) ?? [];
  const semitone = SEMITONES[letter];
  if (semitone === undefined) throw new Error(`"${name}" is not a note. Name it like C2, F#3 or Bb1.`);
  const shift = sign === "#" ? 1 : sign === "b" ? -1 : 0;
  return A4.hertz * 2 ** ((semitone + shift + 12 * Number(octave) - A4.semitone) / 12);
}

export function periodSeconds({ beats, beatsPerMinute }: Pick<Performance, "beats" | "beatsPerMinute">): number {
  return (60 * beats) / beatsPerMinute;
}
