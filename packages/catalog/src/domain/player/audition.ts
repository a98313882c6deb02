import type { Audition } from "../read-audition.ts";

/** A dry performance that is played through a pack's takes, again and again. */
export type Performance = Audition["performances"][number];

/** One microphone at one place in front of the cabinet. */
export type Take = Audition["takes"][number];

/** A product that can be heard, with the address of its page. */
export interface Programme {
  readonly name: string;
  readonly href: string;
  readonly audition: Audition;
}

/** In the place of a take: the performance without a cabinet. */
export const DRY = "dry";

/** A performance through a take, or dry. */
export interface Sound {
  readonly performanceId: string;
  readonly takeId: string;
}

/** The address of its file. */
export function soundUrl({ baseUrl }: Pick<Audition, "baseUrl">, { performanceId, takeId }: Sound): string {
  return `${baseUrl}/${performanceId}/${takeId}.mp3`;
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
