import { customerAnswer } from "@shop/api-client/contract";
import type { Failure } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { nextSessionsStage, type SessionsEvent, type SessionsStage } from "../domain/sessions-stage.ts";
import type { AccountSession, AuthLog, SecurityGateway } from "./ports.ts";

export interface SessionsState {
  readonly stage: SessionsStage;
  readonly sessions: readonly AccountSession[];
  /** What is being ended: one login, or all others. */
  readonly ending: string | "others" | null;
  /** Counts ended logins, so that each end is announced. */
  readonly endedCount: number;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
}

export interface SessionsActions {
  open(): Promise<void>;
  /** Ends one sign-in by its id, or all but this browser's. */
  end(id: string | "others"): Promise<void>;
  close(): void;
}

export type SessionsStore = Pick<StoreApi<SessionsState>, "getState" | "getInitialState" | "subscribe"> &
  SessionsActions;

export interface SessionsStoreDeps {
  readonly gateway: Pick<SecurityGateway, "sessions">;
  readonly log?: AuthLog;
}

const START: SessionsState = { stage: "loading", sessions: [], ending: null, endedCount: 0, failure: null };
const LIST_CODES = { refused: "account.sessionsFailed", exception: "account.sessionsFailed" };
const END_CODES = { refused: "account.sessionEndFailed", exception: "account.sessionEndFailed" };

/** Where the account is signed in. Source: SAFE-02. */
export function createSessionsStore({ gateway, log }: SessionsStoreDeps): SessionsStore {
  const store = createStore<SessionsState>(() => START);
  let visit = 0;
  const move = (event: SessionsEvent, change: Partial<SessionsState> = {}) =>
    store.setState((state) => ({ ...change, stage: nextSessionsStage(state.stage, event) }));
  const begin = () => {
    visit += 1;
    move("opened", START);
    return visit;
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open: async () => {
      const asked = begin();
      const answer = customerAnswer("listSessions", await gateway.sessions.list(), LIST_CODES, log);
      if (asked !== visit) return;
      if (answer.isOk) move("listed", { sessions: answer.value });
      else move("notListed", { failure: { ...answer.failure } });
    },
    end: async (id) => {
      if (store.getState().stage !== "ready") return;
      const asked = visit;
      move("endAsked", { ending: id, failure: null });
      const answer = customerAnswer("endSessions", await gateway.sessions.end(id), END_CODES, log);
      if (asked !== visit) return;
      const { endedCount } = store.getState();
      if (answer.isOk) move("ended", { ending: null, sessions: answer.value, endedCount: endedCount + 1 });
      else move("refused", { ending: null, failure: { ...answer.failure } });
    },
    close: begin,
  };
}
