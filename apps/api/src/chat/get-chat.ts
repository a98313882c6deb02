import type { WireChat } from "@shop/api-client/contract";
import type { Deps } from "../ports/deps.ts";
import type { CallContext } from "../users/index.ts";
import { closeIdleChat, findChat, holderOf, listMessages, type MessageRow } from "./chats.ts";
import { wireExpects } from "./handle-live-chat.ts";
import { isIdle } from "./is-idle.ts";
import { readProductCards } from "./product-cards.ts";
import { ticketNumber } from "./ticket-number.ts";

const NO_CHAT: WireChat = { state: "open", expects: "question", ticket: null, next_chat_at: null, messages: [] };

/** The caller's own chat with its messages; products with their prices of now. An idle chat ends here, if nobody wrote meanwhile. */
export async function getChat(deps: Deps, context: CallContext): Promise<WireChat> {
  const nowMs = deps.clock.nowMs();
  const holder = holderOf(context);
  const found = await findChat(deps.db, holder);
  if (found && isIdle(found, nowMs)) await closeIdleChat(deps.db, found.id, nowMs);
  const chat = found && (await findChat(deps.db, holder));
  if (!chat) return NO_CHAT;
  const rows = await listMessages(deps.db, chat.id);
  const names = [...new Set(rows.flatMap(({ product_names: ofRow }) => ofRow))];
  const { currency, locale } = context;
  const cards = await readProductCards(deps, { names, userId: holder.userId, currency, locale });
  const productsOf = (row: MessageRow) =>
    cards.flatMap(({ product }) => (row.product_names.includes(product.name) ? [product] : []));
  return {
    state: chat.state,
    expects: wireExpects(chat.expects),
    ticket: chat.ticket === null ? null : ticketNumber(chat.ticket),
    next_chat_at: chat.next_chat_at?.getTime() ?? null,
    messages: rows.map((row) => ({
      ...{ id: row.id, content: row.content, sender: row.sender, timestamp: row.created_at.getTime() },
      ...{ sources: row.sources, products: productsOf(row) },
    })),
  };
}
