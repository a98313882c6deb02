import type { WireAudition } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";

/** One microphone at one place in front of the cabinet. */
export interface AuditionTake {
  readonly id: string;
  readonly microphone: string;
  /** For example `cap-edge`. */
  readonly position: string;
  readonly distanceCm: number;
  /** The one to start with. */
  readonly isCover: boolean;
  /** In a programme of several products: where its files are, and the take's id there. */
  readonly source?: { readonly baseUrl: string; readonly takeId: string };
}

/** A text of the catalogue in the shop's languages. */
export type TranslatedText = Readonly<Record<Locale, string>>;

/** The knob that a plugin is set with: its stops and its value. */
export interface KnobSetting {
  readonly name: TranslatedText;
  readonly unit: TranslatedText;
  readonly least: number;
  readonly most: number;
  readonly value: number;
}

/**
 * What a product can be heard with. A pack: each performance through each take, and without a cabinet. A plugin: each performance before and
 * after it.
 */
export interface Audition {
  readonly performances: readonly { readonly id: string; readonly name: string; readonly periodSeconds: number }[];
  readonly takes: readonly AuditionTake[];
  /** One microphone that walks away from the cabinet, from near to far: to be heard, not in the pack. Empty: there is none. */
  readonly walk: readonly AuditionTake[];
  /** A file is at `<baseUrl>/<performance id>/<take id>.mp3`; the take `dry` has no cabinet. */
  readonly baseUrl: string;
  /** Of every file, in LUFS. */
  readonly loudnessLufs: number;
  /** How much each file repeats before and after its period. */
  readonly leadInSeconds: number;
  /** Whether the performances are synthesised, not recorded. */
  readonly isModelled: boolean;
  /** What is heard without the plugin and with it. Null for a pack. */
  readonly comparison: {
    readonly before: TranslatedText;
    readonly after: TranslatedText;
    readonly knob?: KnobSetting | undefined;
  } | null;
}

/** An audition in this package's terms. Null where there is nothing to hear. */
export function readAudition(wire: WireAudition | null | undefined): Audition | null {
  if (!wire || wire.performances.length === 0 || (wire.takes.length === 0 && !wire.comparison)) return null;
  return {
    performances: wire.performances.map(({ id, name, period_seconds }) => ({
      id,
      name,
      periodSeconds: period_seconds,
    })),
    takes: wire.takes.map(readTake),
    walk: (wire.walk ?? []).map(readTake),
    baseUrl: wire.base_url,
    loudnessLufs: wire.loudness_lufs,
    leadInSeconds: wire.lead_in_seconds,
    isModelled: wire.is_modelled,
    comparison: wire.comparison ?? null,
  };
}

function readTake({ id, microphone, position, distance_cm, is_cover }: WireAudition["takes"][number]): AuditionTake {
  return { id, microphone, position, distanceCm: distance_cm, isCover: is_cover };
}
