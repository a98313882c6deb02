import { customerAnswer } from "@shop/api-client/contract";
import { createFlow, type Failure, type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { type SessionsStage, sessionsStages } from "../domain/sessions-stage.ts";
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

export type SessionsStore = ReadableStore<SessionsState> & SessionsActions;

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
  const { move, begin, current } = createFlow(store, sessionsStages);
  const list = async () => customerAnswer("listSessions", await gateway.sessions.list(), LIST_CODES, log);
  const end = async (id: string) => customerAnswer("endSessions", await gateway.sessions.end(id), END_CODES, log);
  return {
    ...readable(store),
    open: async () => {
      begin();
      const answer = await current(list());
      if (!answer) return;
      if (answer.isOk) move("listed", { sessions: answer.value });
      else move("notListed", { failure: { ...answer.failure } });
    },
    end: async (id) => {
      if (store.getState().stage !== "ready") return;
      move("endAsked", { ending: id, failure: null });
      const answer = await current(end(id));
      if (!answer) return;
      const { endedCount } = store.getState();
      if (answer.isOk) move("ended", { ending: null, sessions: answer.value, endedCount: endedCount + 1 });
      else move("refused", { ending: null, failure: { ...answer.failure } });
    },
    close: () => begin(),
  };
}
