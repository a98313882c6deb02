import { hash } from "node:crypto";
import type { Prize, Winner } from "./tables.ts";

/** An entry's ticket: the SHA-256 of `{seed}:{entry}`, in hex. `printf %s "{seed}:{entry}" | sha256sum` prints the same. */
export function ticketOf(seed: string, entry: string): string {
  return hash("sha256", `${seed}:${entry}`, "hex");
}

/**
 * Who wins what: the entry with the lowest ticket gets the first prize, and so on. Nothing but the seed and the entries' numbers decides,
 * so that anybody can repeat it. Source: ENGAGE-06.
 */
export function drawWinners(seed: string, entries: readonly string[], prizes: readonly Prize[]): readonly Winner[] {
  const places = prizes.flatMap(({ title, count }) => Array.from({ length: count }, () => title));
  const tickets = [...new Set(entries)].map((entry) => ({ entry, ticket: ticketOf(seed, entry) }));
  tickets.sort((a, b) => (a.ticket < b.ticket ? -1 : 1));
  return tickets.slice(0, places.length).map((won, place) => ({ ...won, prize: places[place] ?? "" }));
}
