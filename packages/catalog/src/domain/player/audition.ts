import type { Audition } from "../read-audition.ts";
import type { Knob } from "./knob-positions.ts";

/** A dry performance that is played through a pack's takes, again and again. */
export type Performance = Audition["performances"][number];

/** One microphone at one place in front of the cabinet. */
export type Take = Audition["takes"][number];

/** A product that can be heard, with the address of its page. */
export interface Programme {
  readonly name: string;
  readonly href: string;
  readonly audition: Audition;
  /** What the two sides of a plugin's comparison are, in the page's language. */
  readonly comparison?:
    | { readonly before: string; readonly after: string; readonly knob?: Knob | undefined }
    | undefined;
}

/** In the place of a take: the performance without a cabinet. */
export const DRY = "dry";
/** In the place of a take: without the plugin, and with it. */
export const BEFORE = "before";
export const AFTER = "after";

/** A performance through a take, dry, or on one side of a comparison. */
export interface Sound {
  readonly performanceId: string;
  readonly takeId: string;
}

/** The address of its file. */
export function soundUrl(
  { baseUrl, takes }: Pick<Audition, "baseUrl" | "takes">,
  { performanceId, takeId }: Sound,
): string {
  const source = takes.find(({ id }) => id === takeId)?.source ?? { baseUrl, takeId };
  return `${source.baseUrl}/${performanceId}/${source.takeId}.mp3`;
}

/** The address of the waveforms of a performance before and after the plugin. */
export function peaksUrl({ baseUrl }: Pick<Audition, "baseUrl">, performanceId: string): string {
  return `${baseUrl}/${performanceId}/peaks.json`;
}

/** The address of the levels that the curves of a pack's takes are drawn from. */
export function levelsUrl({ baseUrl }: Pick<Audition, "baseUrl">): string {
  return `${baseUrl}/takes/levels.json`;
}

export function isSameSound(one: Sound | null, other: Sound | null): boolean {
  return one?.performanceId === other?.performanceId && one?.takeId === other?.takeId;
}

/** The performance of that id, or the first. Throws if the audition has none. */
export function performanceOf({ performances }: Pick<Audition, "performances">, id: string): Performance {
  const performance = performances.find((one) => one.id === id) ?? performances[0];
  if (!performance) throw new Error("An audition needs a performance: leave the audition out where there is none.");
  return performance;
}
