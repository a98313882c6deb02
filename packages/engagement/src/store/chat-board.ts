import { createStore, type StoreApi } from "zustand/vanilla";
import { type ChatEvent, nextChatStage } from "../domain/chat/chat-stage.ts";
import type { ChatDeps } from "./chat-deps.ts";
import { createChatDraft } from "./chat-draft.ts";
import { CHAT_START, type ChatState } from "./chat-state.ts";

/** The chat's state, and what is typed, which outlives a reload. */
export interface ChatBoard {
  readonly store: StoreApi<ChatState>;
  set(change: Partial<ChatState>): void;
  move(event: ChatEvent, change?: Partial<ChatState>): void;
  /** Counts messages and changes of owner: what was requested before one of them is out of date after it. */
  turn(): number;
  nextTurn(): number;
  /** Another customer, or none: their chat. What a visitor has typed is theirs after a login too. Returns whether it is another one. */
  followLogin(): boolean;
}

export function createChatBoard({ session, login }: Pick<ChatDeps, "session" | "login">): ChatBoard {
  const stored = createChatDraft(session);
  const ownerNow = () => login.getState().user?.emailAddress ?? "";
  let owner = ownerNow();
  let turn = 0;
  const store = createStore<ChatState>(() => ({ ...CHAT_START, ...stored.read(owner) }));
  const set = (change: Partial<ChatState>) => {
    const before = store.getState();
    store.setState(change);
    const after = store.getState();
    const isSame = before.draft === after.draft && before.email === after.email && before.unsent === after.unsent;
    if (!isSame) stored.keep(owner, after);
  };
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  return {
    store,
    set,
    move: (event, change = {}) => set({ ...change, stage: nextChatStage(store.getState().stage, event) }),
    turn: () => turn,
    nextTurn,
    followLogin: () => {
      const before = owner;
      owner = ownerNow();
      if (owner === before) return false;
      nextTurn();
      const { draft, email, unsent } = store.getState();
      const isTyped = before === "" && (draft !== "" || unsent !== null);
      store.setState({ ...CHAT_START, ...(isTyped ? { draft, email, unsent } : stored.read(owner)) });
      if (isTyped) stored.keep(owner, store.getState());
      return true;
    },
  };
}
