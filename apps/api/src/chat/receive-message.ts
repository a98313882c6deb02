import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { type CallContext, findUser } from "../users/index.ts";
import { addMessage, type ChatRow, closeChat, holdChat, holderOf } from "./chats.ts";
import type { ChatBefore } from "./decide-step.ts";
import { isIdle } from "./is-idle.ts";

export type Received =
  | { readonly kind: "idle" }
  | { readonly kind: "message"; readonly chat: ChatRow; readonly before: ChatBefore };

/**
 * Stores a user's message in the caller's chat. A chat that has been idle for too long ends instead, without the message. Failure:
 * `chat.closed`.
 */
export async function receiveMessage(deps: Deps, context: CallContext, text: string): Promise<Result<Received>> {
  const nowMs = deps.clock.nowMs();
  const holder = holderOf(context);
  const user = holder.userId === null ? undefined : await findUser(deps.db, holder.userId);
  return deps.db.transaction().execute(async (trx) => {
    const chat = await holdChat(trx, deps, { holder, locale: context.locale, nowMs });
    if (chat.state !== "open") return fail({ code: "chat.closed" });
    if (isIdle(chat, nowMs)) {
      await closeChat(trx, chat.id, { nowMs, nextChatAtMs: nowMs });
      return ok({ kind: "idle" as const });
    }
    const message = { sender: "user" as const, content: text, sources: [], productNames: [], nowMs };
    await addMessage(trx, deps, chat.id, message);
    const { expects, warnings, messages } = chat;
    return ok({ kind: "message" as const, chat, before: { expects, warnings, messages, email: user?.email ?? null } });
  });
}
