import type { Clock, KeyValueStorage, Random } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Claim, chooseClaim, isCover, isSame, type Silence } from "../domain/attention.ts";
import { dismissalsAfter, dueFromMs, type Ending } from "../domain/dismissals.ts";
import { createDismissalMemory } from "./dismissal-memory.ts";
import type { PopUpTabs } from "./ports.ts";
import { createRest } from "./rest.ts";
import { createSeenElsewhere } from "./seen-elsewhere.ts";

type PopUp = Pick<Claim, "kind" | "id">;

export interface AttentionState {
  /** The pop-up that may be drawn now; null: none. */
  readonly shown: Claim | null;
  /** Whether the shopper wants nothing but the discount bar and cart messages. */
  readonly isFewer: boolean;
}

/** Decides which pop-up is shown, one at a time. One per tab. Source: ENGAGE-12, MODAL-07. */
export interface AttentionStore extends Pick<StoreApi<AttentionState>, "getState" | "getInitialState" | "subscribe"> {
  /**
   * A pop-up that is ready from `earliestMs` on. The returned function withdraws it. A dismissed one is never shown; one that another tab
   * has shown isn't either.
   */
  ask(claim: Claim): () => void;
  /** Keeps pop-ups silent until the returned function is called. */
  silence(reason: Silence): () => void;
  /** The shopper closed it. How long that is remembered depends on its kind. */
  dismiss(popUp: PopUp): void;
  /** It has been shown and is over by itself. */
  finish(popUp: PopUp): void;
  /** Turns everything off but the discount bar and cart messages; stored until it is turned on again. */
  setFewer(isFewer: boolean): void;
  /** Whether nothing is shown, silenced or unwanted: then something small may move, on every page. */
  isQuiet(): boolean;
  /** Stops timers and listening; its state stays. */
  end(): void;
}

export interface AttentionDeps {
  readonly clock: Clock;
  readonly random: Random;
  /** Shared by the tabs of one browser. */
  readonly local: KeyValueStorage;
  /** Of the browser session. */
  readonly session: KeyValueStorage;
  readonly tabs: PopUpTabs;
}

/** Stores dismissals and the choice of fewer pop-ups, both only after the shopper's act. Makes no requests. */
export function createAttentionStore({ clock, random, local, session, tabs }: AttentionDeps): AttentionStore {
  const memory = createDismissalMemory(local, session);
  const store = createStore<AttentionState>(() => ({ shown: null, isFewer: memory.isFewer() }));
  const elsewhere = createSeenElsewhere({ tabs, random, shown: () => store.getState().shown });
  const rest = createRest(clock, () => decide());
  let claims: readonly Claim[] = [];
  let silences: readonly { readonly reason: Silence }[] = [];
  let cancelTurn = () => {};

  const ready = (nowMs: number, isFewer: boolean) => {
    const dismissals = memory.read(nowMs);
    return claims
      .filter((claim) => claim.kind === "cartMessage" || (!isFewer && !elsewhere.has(claim)))
      .map((claim) => ({ ...claim, earliestMs: dueFromMs(claim, dismissals) }));
  };
  const decide = () => {
    const nowMs = clock.nowMs();
    const isFewer = memory.isFewer();
    const { shown: before } = store.getState();
    const waiting = ready(nowMs, isFewer);
    const known = before && waiting.find((claim) => isSame(claim, before) && claim.earliestMs <= nowMs);
    const reasons = silences.map(({ reason }) => reason);
    rest.move(known || reasons.some(isCover) ? "opened" : "closed");
    const chosen = chooseClaim(waiting, rest.isOn() ? [...reasons, "rest"] : reasons, known ?? null, nowMs);
    if (chosen) rest.move("opened");
    cancelTurn();
    const later = waiting.map(({ earliestMs }) => earliestMs).filter((ms) => ms > nowMs && Number.isFinite(ms));
    if (later.length > 0) cancelTurn = clock.after(Math.min(...later) - nowMs, decide);
    const shown = chosen && known && isSame(chosen, known) ? before : chosen;
    if (shown === before && isFewer === store.getState().isFewer) return;
    store.setState({ shown, isFewer });
    if (shown && shown !== before) elsewhere.reportShown(shown);
  };
  const close = (ending: Ending) => (popUp: PopUp) => {
    const dismissals = dismissalsAfter(ending, popUp, clock.nowMs());
    memory.add(dismissals, clock.nowMs());
    elsewhere.reportDismissed(Object.keys(dismissals).filter((name) => dismissals[name] === Number.POSITIVE_INFINITY));
    // A dismissed one waits until its time comes again.
    const isOver = ending === "finished" || Object.keys(dismissals).length === 0;
    if (isOver) claims = claims.filter((claim) => !isSame(claim, popUp));
    decide();
  };
  const ends = [
    memory.subscribe(decide),
    elsewhere.listen((dismissed) => {
      memory.add(Object.fromEntries(dismissed.map((name) => [name, Number.POSITIVE_INFINITY])), clock.nowMs());
      decide();
    }),
  ];
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ask: (claim) => {
      const own = { ...claim };
      claims = [...claims, own];
      decide();
      return () => {
        claims = claims.filter((other) => other !== own);
        decide();
      };
    },
    silence: (reason) => {
      const own = { reason };
      silences = [...silences, own];
      decide();
      return () => {
        silences = silences.filter((other) => other !== own);
        decide();
      };
    },
    dismiss: close("dismissed"),
    finish: close("finished"),
    setFewer: (isFewer) => {
      memory.setFewer(isFewer);
      decide();
    },
    isQuiet: () => {
      const { shown, isFewer } = store.getState();
      return shown === null && !isFewer && silences.every(({ reason }) => reason === "taskPage") && !rest.isOn();
    },
    end: () => {
      for (const end of ends) end();
      cancelTurn();
      rest.end();
    },
  };
}
