import type { Claim, PopUpKind } from "./attention.ts";
import { SPAN_MS, type Span } from "./limits.ts";

/** How long a pop-up stays away: every pop-up of its kind, and the one with its id. */
interface Absence {
  readonly kind?: Span;
  readonly id?: Span;
}

/** What is remembered when the shopper closes a pop-up, and when one is over by itself. */
const ABSENCES: Readonly<Record<PopUpKind, { readonly dismissed: Absence; readonly finished: Absence }>> = {
  cartMessage: { dismissed: {}, finished: {} },
  // Once for each page, whatever became of it. Source: ENGAGE-07.
  exitIntent: { dismissed: { id: "session" }, finished: { id: "session" } },
  // Source: ENGAGE-04.
  sale: { dismissed: { kind: "hour", id: "day" }, finished: {} },
  // Over when every spin is used; they are counted for 30 days. Source: ENGAGE-03.
  wheel: { dismissed: { kind: "day" }, finished: { kind: "thirtyDays" } },
  // Over when the shopper has entered.
  contest: { dismissed: { kind: "day" }, finished: { id: "thirtyDays" } },
  // Source: ENGAGE-02.
  liveSales: { dismissed: { kind: "session" }, finished: {} },
};

/** Until when a pop-up stays away, in clock time, by its name. Infinity: for the rest of the browser session. */
export type Dismissals = Readonly<Record<string, number>>;

export type Ending = "dismissed" | "finished";

/** What is remembered from the end of a pop-up on. */
export function dismissalsAfter(ending: Ending, { kind, id }: Pick<Claim, "kind" | "id">, nowMs: number): Dismissals {
  const absence = ABSENCES[kind][ending];
  return {
    ...(absence.kind && { [kind]: nowMs + SPAN_MS[absence.kind] }),
    ...(absence.id && { [nameOf({ kind, id })]: nowMs + SPAN_MS[absence.id] }),
  };
}

/** From when on a pop-up may be shown, in clock time: its own earliest time, and not while it is dismissed. */
export function dueFromMs(claim: Claim, dismissals: Dismissals): number {
  return Math.max(claim.earliestMs, dismissals[claim.kind] ?? 0, dismissals[nameOf(claim)] ?? 0);
}

/** What identifies a pop-up in storage and between tabs. */
export function nameOf({ kind, id }: Pick<Claim, "kind" | "id">): string {
  return `${kind}:${id}`;
}
