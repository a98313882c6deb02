import type { WireSessionSummary } from "@shop/api-client/contract";
import type { Visit } from "./visit.ts";

/** A visit as it is sent. The duration is the time in which it was visible. Source: TRACK-03. */
export function visitSummary(visit: Visit): WireSessionSummary {
  const durationMs = Object.values(visit.times).reduce((sum, ms) => sum + ms, 0);
  return {
    id: visit.id,
    session_duration_ms: durationMs,
    duration: durationMs,
    session_start: visit.startedAtMs,
    session_end: visit.endedAtMs,
    page_views: visit.views,
    max_scroll_depths: visit.depths,
    time_per_page: visit.times,
  };
}
