import { isEmailAddress } from "@shop/api-client/contract";
import { joinTexts } from "../domain/chat/join-texts.ts";
import { createChatBoard } from "./chat-board.ts";
import { CHAT_CHANGED_KEY, createChatDelivery } from "./chat-delivery.ts";
import type { ChatDeps } from "./chat-deps.ts";
import { createChatHistory } from "./chat-history.ts";
import type { ChatStore } from "./chat-state.ts";

/**
 * The chat of one tab. The server keeps the transcript; the tab's own storage keeps what is typed. Makes no request before it is opened.
 * Source: CHAT-01…04.
 */
export function createChatStore(deps: ChatDeps): ChatStore {
  const { local, login } = deps;
  const board = createChatBoard(deps);
  const { store, set, move } = board;
  const history = createChatHistory(board, deps);
  const deliver = createChatDelivery(board, history, deps);
  const isOpened = () => store.getState().history !== "none";
  /** A message on its way brings the other tab's with its reply. */
  let isDue = false;
  const reload = async () => {
    isDue = store.getState().stage === "waiting";
    if (!isDue) await history.load();
  };
  const ends = [
    local.subscribe?.((key) => {
      if (key === CHAT_CHANGED_KEY && isOpened()) void reload();
    }),
    login.subscribe(() => {
      const wasOpened = isOpened();
      if (board.followLogin() && wasOpened) void history.load();
    }),
    store.subscribe(({ stage }) => {
      if (isDue && stage !== "waiting") void reload();
    }),
    history.end,
  ];
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open: reload,
    type: (draft) => set({ draft }),
    typeEmail: (email) => set({ email, failure: null }),
    send: () => deliver(store.getState().draft, { draft: "" }),
    sendAgain: () => deliver(""),
    ask: (words) => deliver(words),
    sendEmail: async () => {
      const email = store.getState().email.trim();
      if (!isEmailAddress(email)) return set({ failure: { code: "chat.emailFormat" } });
      // An address that failed may have been mistyped: this one takes its place.
      set({ unsent: null });
      await deliver(email);
    },
    goOn: () => set({ expects: "question", failure: null, unsent: null }),
    restart: () => {
      const { unsent, draft } = store.getState();
      const typed = { unsent: null, draft: joinTexts(unsent?.text, draft) };
      history.leave();
      move("restarted", { ...typed, entries: [], expects: "question", ticket: null, canRestart: false });
    },
    end: () => {
      for (const end of ends) end?.();
    },
  };
}
