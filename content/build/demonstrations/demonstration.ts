/** A text of the content in the shop's languages. */
export type TranslatedText = { en: string; de: string; ja: string };

/** One microphone of the recording that a plugin works on. */
export type DemonstrationTrack = {
  /** The id of one of the pack's takes. */
  take: string;
  /** How much later than the others it was recorded, in samples at 48 kHz. */
  lateSamples?: number;
  /** It was wired backwards. */
  isInverted?: boolean;
  levelDb?: number;
};

/** The knob that a plugin is set with: its stops, in the rule's unit. */
export type Knob = { name: TranslatedText; unit: TranslatedText; least: number; most: number };

/** What the plugin does. */
export type PluginRule =
  /** Measures each track against the first and moves it there; detects polarity. */
  | { kind: "align"; maximumDelaySamples: number }
  /** Moves the first track by that much. */
  | { kind: "delay"; delaySamples: number; knob?: Knob }
  /** Raises the guitar in front of the amplifier, which it reached that much too low. */
  | { kind: "trim"; gainDb: number; knob?: Knob }
  /** Puts the cabinet behind the amplifier. */
  | { kind: "cabinet" }
  /** Switches off the second of two cabinets in a row. */
  | { kind: "one-cabinet" }
  /** Takes back the mistakes of the recording. */
  | { kind: "correct" }
  /** Filters behind the cabinet, 12 dB an octave each. One of the two may be left out. */
  | { kind: "filter"; highPassHz?: number; lowPassHz?: number };

/** Two ways of hearing the same tracks. */
export type Comparison = {
  tracks: DemonstrationTrack[];
  rule: PluginRule;
  /** What is heard, in a few words. */
  before: TranslatedText;
  after: TranslatedText;
};

/** A plugin's before and after: `content/demonstrations/<slug>.json`. */
export type Demonstration = Comparison & {
  /** Name of the plugin. */
  product: string;
  /** Name of the pack that the tracks are recorded with. */
  pack: string;
  /** Ids of performances, in the order in which they are offered. */
  performances: string[];
};

export type DemonstrationState = "before" | "after";
