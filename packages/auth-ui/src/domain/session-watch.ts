import { INTERACTION_STEP_MS, SESSION_REFRESH_MS, SESSION_WARNING_MS } from "./limits.ts";

/** The known times of a logged-in session. All are milliseconds since 1970 UTC. */
export interface SessionWatch {
  /** When the session ends unless it is renewed: the token's life, as the service gave it. */
  readonly endsAtMs: number;
  readonly refreshedAtMs: number;
  /** The last activity of the shopper that was noticed; the login counts as one. */
  readonly seenAtMs: number;
}

/** `live`: nothing to say. `ending`: the shopper is warned. `over`: the session has ended. */
export type SessionPhase = "live" | "ending" | "over";

/** A session that has just begun or was just renewed, for `lifeMs` from now. */
export function renewedWatch(nowMs: number, lifeMs: number): SessionWatch {
  return { endsAtMs: nowMs + lifeMs, refreshedAtMs: nowMs, seenAtMs: nowMs };
}

/** The shopper did something. Within a minute of the last notice, and after the end, it is the same watch. */
export function noteInteraction(watch: SessionWatch, nowMs: number): SessionWatch {
  const isNoticed = nowMs - watch.seenAtMs >= INTERACTION_STEP_MS && nowMs < watch.endsAtMs;
  return isNoticed ? { ...watch, seenAtMs: nowMs } : watch;
}

/** Whether to renew the token: there was activity since, and the step has passed or the end is near. */
export function isRefreshDue(watch: SessionWatch, nowMs: number): boolean {
  if (watch.seenAtMs <= watch.refreshedAtMs || nowMs >= watch.endsAtMs) return false;
  return nowMs - watch.refreshedAtMs >= SESSION_REFRESH_MS || sessionPhase(watch, nowMs) === "ending";
}

/** The phase of the session. At its end time it is already over. */
export function sessionPhase({ endsAtMs }: SessionWatch, nowMs: number): SessionPhase {
  if (nowMs >= endsAtMs) return "over";
  return nowMs >= endsAtMs - SESSION_WARNING_MS ? "ending" : "live";
}

/** How long until the phase changes by itself; null if it has changed for the last time. */
export function untilNextPhaseMs(watch: SessionWatch, nowMs: number): number | null {
  switch (sessionPhase(watch, nowMs)) {
    case "live":
      return watch.endsAtMs - SESSION_WARNING_MS - nowMs;
    case "ending":
      return watch.endsAtMs - nowMs;
    case "over":
      return null;
  }
}

/** The watch after another tab of this browser has renewed the session: its end, if that is later. The stored text may be anything. */
export function withSharedEnd(
  watch: SessionWatch,
  stored: string | undefined,
  lifeMs: number,
  nowMs: number,
): SessionWatch {
  const endsAtMs = Number(stored);
  // An end more than a whole lifetime away was written by a clock that has been set back since.
  const isCredible = Number.isFinite(endsAtMs) && endsAtMs <= nowMs + lifeMs;
  return isCredible && endsAtMs > watch.endsAtMs ? { ...watch, endsAtMs, refreshedAtMs: endsAtMs - lifeMs } : watch;
}

/** Whether the end that another tab stored is in the future: it may have begun a longer login in this browser. */
export function isSharedEndAhead(stored: string | undefined, nowMs: number): boolean {
  return Number(stored) > nowMs;
}
