import type { WireSessionSummary } from "@shop/api-client/contract";
import type { VisitRow } from "./activity.ts";

/** A visit's summary as it is stored. One without an id gets the given one; `duration` is an alias. Source: TRACK-03. */
export function toVisit({ id, ...summary }: WireSessionSummary, newId: string): VisitRow {
  return { id: id ?? newId, durationMs: summary.session_duration_ms ?? summary.duration ?? 0, summary };
}
