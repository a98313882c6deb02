import type { ChatAction } from "@shop/api-client/contract";
import { fail, type Locale, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { addMessage, type ChatRow, lockChat, nextTicket } from "./chats.ts";
import type { Answer } from "./compose-answer.ts";
import { mailHandOver } from "./hand-over.ts";
import { NEXT_CHAT_AFTER_MS } from "./limits.ts";
import { ticketNumber } from "./ticket-number.ts";

export interface Reply extends Answer {
  readonly action: ChatAction;
  readonly expects: ChatRow["expects"];
  readonly isWarning?: boolean;
  /** Of a hand-over: where the team replies to. */
  readonly email?: string;
}

/**
 * Stores a reply and what it makes of the chat. The chat ends here, once: of two tabs that both ask for the team, one hands over and the
 * other gets `chat.closed`. Returns the ticket's number, if there is one.
 */
export function storeReply(
  deps: Deps,
  { chat, locale, reply }: { readonly chat: ChatRow; readonly locale: Locale; readonly reply: Reply },
): Promise<Result<{ readonly ticket: string | null }>> {
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockChat(trx, chat.id);
    if (locked?.state !== "open") return fail({ code: "chat.closed" });
    const number = reply.email === undefined ? null : await nextTicket(trx);
    const isOver = reply.action !== "send_message";
    await addMessage(trx, deps, chat.id, {
      ...{
        sender: "bot",
        content: reply.content,
        sources: [...reply.sources],
        productNames: reply.productNames,
        nowMs,
      },
      changes: {
        expects: reply.expects,
        warnings: locked.warnings + (reply.isWarning ? 1 : 0),
        ...(isOver && { ended_at: new Date(nowMs), next_chat_at: new Date(nowMs + NEXT_CHAT_AFTER_MS) }),
        ...(reply.action === "close_chat" && { state: "closed" as const }),
        ...(number !== null && { state: "handedOver" as const, ticket: number }),
        // An account's address is the account's own.
        ...(locked.user_id === null && reply.email !== undefined && { email: reply.email }),
      },
    });
    if (number === null || reply.email === undefined) return ok({ ticket: null });
    const ticket = ticketNumber(number);
    await mailHandOver(trx, deps, { chatId: chat.id, userId: locked.user_id, email: reply.email, locale, ticket });
    return ok({ ticket });
  });
}
