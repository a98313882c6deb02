import { type CabinetPack, type Take, walkTakes } from "../cabinet/cabinet.ts";
import type { TranslatedText } from "../demonstrations/demonstration.ts";
import type { SetKnob } from "../demonstrations/set-knob.ts";

/** The take without a cabinet. */
export const DRY = "dry";
/** The levels that the curves of a pack's takes are drawn from, below its address. */
export const LEVELS_FILE = "takes/levels.json";

type AuditionTake = { id: string; microphone: string; position: string; distance_cm: number; is_cover: boolean };

/** What a product can be heard with, in the wire's names. A plugin has a comparison and no takes. */
export type Audition = {
  performances: Array<{ id: string; name: string; period_seconds: number }>;
  takes: AuditionTake[];
  /** From near to far. Left out: there is none. */
  walk?: AuditionTake[];
  base_url: string;
  loudness_lufs: number;
  lead_in_seconds: number;
  is_modelled: boolean;
  comparison?: { before: TranslatedText; after: TranslatedText; knob?: SetKnob };
};

export type ProductAudition = { product: string; audition: Audition };

const BASE = "/media/sounds";

export function takeId({ microphone, position, distanceCentimetres }: Take): string {
  return `${microphone.toLowerCase()}-${position}-${distanceCentimetres}`;
}

/** The takes of a pack. One that is there twice is the same sound and listed once. */
export function takesOf({ takes, coverTake }: CabinetPack): AuditionTake[] {
  return listed(takes, takes[coverTake]);
}

/** The takes of a pack's walk; it begins near the cabinet, at the third. */
export function walkOf(pack: CabinetPack): AuditionTake[] {
  const takes = walkTakes(pack);
  return listed(takes, takes[WALK_BEGINS_AT] ?? takes[0]);
}

const WALK_BEGINS_AT = 2;

function listed(takes: readonly Take[], cover: Take | undefined): AuditionTake[] {
  const once = takes.filter((take, index) => takes.findIndex((other) => takeId(other) === takeId(take)) === index);
  return once.map((take) => ({
    id: takeId(take),
    microphone: take.microphone,
    position: take.position,
    distance_cm: take.distanceCentimetres,
    is_cover: cover !== undefined && takeId(take) === takeId(cover),
  }));
}

/** The address of files that are made from what has this hash. */
export function soundAddress(hash: string): string {
  return `${BASE}/${hash}`;
}

/** The folder of an audition's files, below that of all sounds. */
export function soundFolder({ base_url }: Pick<Audition, "base_url">): string {
  return base_url.slice(BASE.length + 1);
}
