import type { CabinetPack, Take } from "../cabinet/cabinet.ts";

/** The take without a cabinet. */
export const DRY = "dry";

/** What a pack can be heard with, in the wire's names. */
export type Audition = {
  performances: Array<{ id: string; name: string; period_seconds: number }>;
  takes: Array<{ id: string; microphone: string; position: string; distance_cm: number; is_cover: boolean }>;
  base_url: string;
  loudness_lufs: number;
  lead_in_seconds: number;
  is_modelled: boolean;
};

export type ProductAudition = { product: string; audition: Audition };

const BASE = "/media/sounds";

export function takeId({ microphone, position, distanceCentimetres }: Take): string {
  return `${microphone.toLowerCase()}-${position}-${distanceCentimetres}`;
}

/** The takes of a pack. One that is there twice is the same sound and listed once. */
export function takesOf({ takes, coverTake }: CabinetPack): Audition["takes"] {
  const cover = takes[coverTake];
  const listed = takes.filter((take, index) => takes.findIndex((other) => takeId(other) === takeId(take)) === index);
  return listed.map((take) => ({
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
