import type { KeptChat } from "../domain/chat/chat-entry.ts";
import { joinTexts } from "../domain/chat/join-texts.ts";
import { MAX_CHAT_REST_MS } from "../domain/chat/limits.ts";
import { isStillUnsent } from "../domain/chat/still-unsent.ts";
import type { ChatBoard } from "./chat-board.ts";
import type { ChatDeps } from "./chat-deps.ts";

/** Loads the chat that the server has, and shows it. */
export interface ChatHistory {
  load(): Promise<void>;
  adopt(kept: KeptChat): void;
  /** Its messages; none of a chat that the shopper has left. */
  entriesOf(kept: KeptChat): KeptChat["entries"];
  /** The shopper has left a chat that is over: until the server knows, its copy isn't shown. */
  leave(): void;
  /** The server has taken a message. */
  arrive(): void;
  end(): void;
}

export function createChatHistory(
  { store, set, turn }: ChatBoard,
  { gateway, clock, log }: Pick<ChatDeps, "gateway" | "clock" | "log">,
): ChatHistory {
  let isLeft = false;
  let cancelRestart = () => {};
  const adopt = (kept: KeptChat) => {
    const isOver = kept.state !== "open";
    if (isLeft && isOver) return set({ history: "ready" });
    isLeft = false;
    cancelRestart();
    set({ ...shown(kept), ...typedAfter(kept, store.getState()), canRestart: false });
    if (!isOver || kept.nextChatAtMs === null) return;
    const allow = () => set({ canRestart: true });
    const restMs = Math.min(kept.nextChatAtMs - clock.nowMs(), MAX_CHAT_REST_MS);
    if (restMs > 0) cancelRestart = clock.after(restMs, allow);
    else allow();
  };
  const load = async () => {
    const own = turn();
    if (store.getState().history !== "ready") set({ history: "loading" });
    const answer = await gateway.load();
    if (own !== turn()) return;
    if (answer.isOk) return adopt(answer.value);
    log({ action: "chat.load", failure: answer.failure });
    if (store.getState().history !== "ready") set({ history: "failed" });
  };
  return {
    load,
    adopt,
    entriesOf: ({ state, entries }) => (isLeft && state !== "open" ? [] : entries),
    leave: () => {
      isLeft = true;
    },
    arrive: () => {
      isLeft = false;
    },
    end: () => cancelRestart(),
  };
}

function shown({ state, entries, expects, ticket }: KeptChat) {
  return { history: "ready", stage: state, entries, expects, ticket } as const;
}

/** A message that the server has isn't unsent any more. One that came too late for its chat is a draft again. */
function typedAfter(
  { state, entries }: KeptChat,
  { unsent, draft, failure }: ReturnType<ChatBoard["store"]["getState"]>,
) {
  const left = unsent && isStillUnsent(entries, unsent) ? unsent : null;
  if (left && state === "open") return { unsent: left, failure: failure ?? { code: "chat.failed" } };
  return { unsent: null, failure: null, draft: joinTexts(left?.text, draft) };
}
