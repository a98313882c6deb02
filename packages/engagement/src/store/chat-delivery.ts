import type { Failure } from "@shop/kernel";
import type { ChatEntry, UnsentText } from "../domain/chat/chat-entry.ts";
import { isEnded } from "../domain/chat/chat-stage.ts";
import { checkChatText } from "../domain/chat/check-chat-text.ts";
import { joinTexts } from "../domain/chat/join-texts.ts";
import { isStillUnsent } from "../domain/chat/still-unsent.ts";
import type { ChatBoard } from "./chat-board.ts";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatHistory } from "./chat-history.ts";
import type { ChatReply } from "./chat-ports.ts";
import type { ChatState } from "./chat-state.ts";

/** The storage key of a mark that changes with every message, so that other tabs reload the chat. */
export const CHAT_CHANGED_KEY = "shop_chat_changed";

/** Failures with a text of their own; all others read as CHAT-04 says. */
const SHOWN_CODES: readonly string[] = ["chat.tooMany", "chat.messageTooLong"];

type DeliveryDeps = Pick<ChatDeps, "gateway" | "clock" | "local" | "log">;

/** Sends texts, one at a time. A message that failed earlier goes before the next one, unless the server has it by now. */
export function createChatDelivery(board: ChatBoard, history: ChatHistory, deps: DeliveryDeps) {
  const { store, set, move, turn, nextTurn } = board;
  const { gateway, clock } = deps;
  const settle = createSettling(board, history, deps);
  /** What remains to be sent of a text whose first part failed earlier; null if it has ended without a call. */
  const afterFailed = async (failed: UnsentText, sent: UnsentText, typed: string): Promise<UnsentText | null> => {
    const own = turn();
    const kept = await gateway.load();
    if (own !== turn()) return null;
    if (!kept.isOk) {
      await settle.refuse(kept.failure);
      return null;
    }
    const entries = history.entriesOf(kept.value);
    const isMissing = isStillUnsent(entries, failed);
    const rest = { ...sent, text: isMissing ? sent.text : typed.trim(), afterCount: entries.length };
    set({ entries, unsent: rest.text ? rest : null });
    if (!rest.text) history.adopt(kept.value);
    return rest.text ? rest : null;
  };
  return async (typed: string, change: Partial<ChatState> = {}): Promise<void> => {
    const { stage, unsent: failed, entries } = store.getState();
    if (stage !== "open") return;
    const text = checkChatText(joinTexts(failed?.text, typed));
    if (!text.isOk) return text.failure.code === "chat.emptyMessage" ? undefined : set({ failure: text.failure });
    const own = nextTurn();
    const whole = { text: text.value, atMs: clock.nowMs(), afterCount: entries.length };
    move("sent", { ...change, unsent: whole, failure: null });
    const sent = failed ? await afterFailed(failed, whole, typed) : whole;
    if (!sent) return;
    const answer = await gateway.send(sent.text, store.getState().entries);
    if (own !== turn()) return;
    return answer.isOk ? settle.accept(answer.value, sent) : settle.refuse(answer.failure);
  };
}

/** What follows from a message's outcome. */
function createSettling({ store, move }: ChatBoard, history: ChatHistory, { clock, local, log }: DeliveryDeps) {
  return {
    accept: async ({ event, entry, expects, ticket }: ChatReply, sent: UnsentText) => {
      const own: ChatEntry = { sender: "user", text: sent.text, atMs: sent.atMs, sources: [], products: [] };
      const entries = [...store.getState().entries, own, ...(entry ? [entry] : [])];
      history.arrive();
      // A chat that was idle for too long is closed without the message: the transcript says whether the server has it.
      if (event === "closed") move(event, { expects, email: "" });
      else move(event, { entries, expects, ticket, unsent: null, email: "" });
      local.set(CHAT_CHANGED_KEY, `${clock.nowMs()}`);
      // A request for the earlier messages was overtaken; and an end has a time from which on another chat may begin.
      if (store.getState().history !== "ready" || isEnded(store.getState().stage)) await history.load();
    },
    refuse: async (failure: Failure) => {
      log({ action: "chat.send", failure });
      if (failure.code !== "chat.closed") {
        const code = SHOWN_CODES.includes(failure.code) ? failure.code : "chat.failed";
        move("failed", { failure: { code } });
        if (store.getState().history === "loading") await history.load();
        return;
      }
      const { unsent, draft } = store.getState();
      history.arrive();
      move("closed", { unsent: null, draft: joinTexts(unsent?.text, draft) });
      await history.load();
    },
  };
}
