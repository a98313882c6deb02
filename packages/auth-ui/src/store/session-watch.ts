import {
  type Clock,
  type Failure,
  type KeyValueStorage,
  type ReadableStore,
  type Result,
  readable,
} from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { INACTIVITY_LOOK_MS, SESSION_REFRESH_MS } from "../domain/limits.ts";
import {
  isRefreshDue,
  isSharedEndAhead,
  noteInteraction,
  renewedWatch,
  type SessionPhase,
  type SessionWatch,
  sessionPhase,
  untilNextPhaseMs,
  withSharedEnd,
} from "../domain/session-watch.ts";
import type { AuthStore } from "./auth-store.ts";
import type { AuthLog, SessionKeeper } from "./ports.ts";

/** Where the tabs of a browser share when the session ends: milliseconds since 1970 UTC, nothing else. */
export const SESSION_END_KEY = "shop_session_end";

export interface SessionWatchState {
  /** `off` while nobody is logged in. `over` stays until the next login, so that the reason can be shown. */
  readonly phase: "off" | SessionPhase;
  readonly endsAtMs: number | null;
  readonly isRenewing: boolean;
  /** Why staying logged in failed, if it was requested by a click: the transport's failure. */
  readonly failure: Failure | null;
}

export interface SessionWatchActions {
  /** Watches the logged-in user, now and after each login; the returned function stops that. */
  start(): () => void;
  /** The shopper did something: a key, a pointer, a scroll. Call it as often as it happens. */
  noteInteraction(): void;
  /** 'Stay logged in'. May be called any number of times. Source: AUTH-17, A11Y-03. */
  stay(): Promise<void>;
}

export type SessionWatchStore = ReadableStore<SessionWatchState> & SessionWatchActions;

export interface SessionWatchDeps {
  readonly auth: Pick<AuthStore, "getState" | "subscribe" | "logout" | "endSession">;
  readonly keeper: SessionKeeper;
  readonly clock: Clock;
  /** Shared by the tabs of this browser: activity in one of them keeps all logged in. */
  readonly shared: KeyValueStorage;
  readonly log?: AuthLog;
}

const OFF: SessionWatchState = { phase: "off", endsAtMs: null, isRenewing: false, failure: null };

/**
 * Keeps active users logged in and logs out inactive ones: renews the token every five minutes while there is activity, warns two
 * minutes before the end, and ends the session at its end. One per tab. Source: AUTH-17.
 */
export function createSessionWatch(deps: SessionWatchDeps): SessionWatchStore {
  const { auth, clock, shared } = deps;
  const store = createStore<SessionWatchState>(() => OFF);
  const timers = createTimers(clock);
  let watch: SessionWatch | null = null;
  /** As the service gave it last. */
  let lifeMs = 0;
  /** Counts logins and ends: a response to an earlier one has no effect any more. */
  let session = 0;

  const adopt = (next: SessionWatch) => {
    watch = next;
    look();
  };
  /** Shared with the other tabs as well. */
  const share = (next: SessionWatch) => {
    shared.set(SESSION_END_KEY, `${next.endsAtMs}`);
    adopt(next);
  };
  const turnOff = () => {
    session += 1;
    watch = null;
    timers.stop();
    store.setState(OFF);
  };
  const end = async () => {
    turnOff();
    store.setState({ phase: "over" });
    const answer = await auth.logout();
    if (answer.isOk) return;
    deps.log?.({ action: "sessionEnd", failure: answer.failure });
    auth.endSession();
  };
  const renew = async (): Promise<Result<unknown> | null> => {
    if (!watch || store.getState().isRenewing) return null;
    const asked = session;
    store.setState({ isRenewing: true, failure: null });
    const answer = await deps.keeper.renew();
    // A user who logged out meanwhile, or whose time ran out, isn't logged in again by a late response.
    if (asked !== session) return null;
    store.setState({ isRenewing: false });
    if (!answer.isOk) deps.log?.({ action: "sessionRenew", failure: answer.failure });
    else if (!answer.value.isLoggedIn) await end();
    else {
      lifeMs = answer.value.lifeMs;
      share(renewedWatch(clock.nowMs(), lifeMs));
    }
    return answer;
  };
  /** Another tab may have begun a longer login than this one's: the service decides whether it continues. */
  const renewOrEnd = async () => {
    const answer = await renew();
    if (answer && !answer.isOk) await end();
  };
  /** Updates the phase and schedules the next change. */
  const look = () => {
    if (!watch) return;
    const nowMs = clock.nowMs();
    watch = withSharedEnd(watch, shared.get(SESSION_END_KEY), lifeMs, nowMs);
    const phase = sessionPhase(watch, nowMs);
    if (phase === "over") return void (isSharedEndAhead(shared.get(SESSION_END_KEY), nowMs) ? renewOrEnd() : end());
    if (isRefreshDue(watch, nowMs)) void renew();
    store.setState({ phase, endsAtMs: watch.endsAtMs, ...(phase === "live" ? { failure: null } : {}) });
    const untilMs = untilNextPhaseMs(watch, nowMs);
    if (untilMs !== null) timers.set("phase", untilMs, look);
  };
  const repeat = (name: "refresh" | "inactivity", everyMs: number) => {
    timers.set(name, everyMs, () => {
      look();
      if (watch) repeat(name, everyMs);
    });
  };
  const begin = (sessionLifeMs: number) => {
    store.setState(OFF);
    lifeMs = sessionLifeMs;
    share(renewedWatch(clock.nowMs(), lifeMs));
    repeat("refresh", SESSION_REFRESH_MS);
    repeat("inactivity", INACTIVITY_LOOK_MS);
  };
  let wasCustomer = false;
  const followLogin = () => {
    const { sessionLifeMs } = auth.getState();
    const isCustomer = sessionLifeMs !== null;
    if (isCustomer === wasCustomer) return;
    wasCustomer = isCustomer;
    if (isCustomer) begin(sessionLifeMs);
    else if (watch) turnOff();
  };
  return {
    ...readable(store),
    start: () => {
      const unfollow = auth.subscribe(followLogin);
      const unshare = shared.subscribe?.((key) => key === SESSION_END_KEY && look());
      followLogin();
      return () => {
        unfollow();
        unshare?.();
        turnOff();
      };
    },
    noteInteraction: () => {
      if (!watch) return;
      const noted = noteInteraction(watch, clock.nowMs());
      if (noted !== watch || sessionPhase(noted, clock.nowMs()) === "over") adopt(noted);
    },
    stay: async () => {
      const answer = await renew();
      if (answer && !answer.isOk) store.setState({ failure: { ...answer.failure } });
    },
  };
}

/** Timers by name: setting one again replaces the previous one. */
function createTimers(clock: Clock) {
  const cancels = new Map<string, () => void>();
  return {
    set: (name: string, delayMs: number, callback: () => void) => {
      cancels.get(name)?.();
      cancels.set(name, clock.after(delayMs, callback));
    },
    stop: () => {
      for (const cancel of cancels.values()) cancel();
      cancels.clear();
    },
  };
}
