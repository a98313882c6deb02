import type { WireChat, WireChatAnswer, WireChatMessage, WireChatProduct } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { isCurrency } from "@shop/pricing";
import type { ChatEntry, ChatProduct } from "../domain/chat/chat-entry.ts";
import { readChatAction } from "../domain/chat/read-chat-action.ts";
import { withoutRepeats } from "../domain/chat/without-repeats.ts";
import type { ChatGateway, ChatReply } from "../store/chat-ports.ts";

/** The two calls of the chat: an `ApiClient` has them. */
export interface ChatClient {
  call(name: "getChat", request: Record<string, never>): Promise<Result<WireChat>>;
  callDirect(
    name: "handleLiveChat",
    request: { messages: { role: string; content: string }[] },
  ): Promise<Result<WireChatAnswer>>;
}

/** The chat behind the shop's API, or behind another host's documented call. `nowMs` dates a reply. Source: CHAT-03, CHAT-04. */
export function createChatGateway(client: ChatClient, nowMs: () => number): ChatGateway {
  return {
    load: async () => {
      const answer = await client.call("getChat", {});
      if (!answer.isOk) return answer;
      const { state, expects, ticket, next_chat_at: nextChatAtMs, messages } = answer.value;
      return ok({ state, expects, ticket, nextChatAtMs, entries: messages.map(toEntry) });
    },
    send: async (text, before) => {
      const own = { role: ROLES.user, content: text };
      const known = before.map(({ sender, text: content }) => ({ role: ROLES[sender], content }));
      const answer = await client.callDirect("handleLiveChat", { messages: [...known.slice(-MAX_KNOWN), own] });
      return answer.isOk ? toReply(answer.value, nowMs()) : answer;
    },
  };
}

const ROLES = { user: "user", bot: "assistant" } as const;
/** How many earlier messages go with a new one: with long replies, more wouldn't fit into a request. */
const MAX_KNOWN = 20;

function toEntry({ sender, content, timestamp, sources = [], products = [] }: WireChatMessage): ChatEntry {
  const cards = products.flatMap(toProduct);
  return withoutRepeats({ sender, text: content, atMs: timestamp, sources, products: cards });
}

/** A product in a currency that the shop doesn't know has no price to show. */
function toProduct({ name, description, path, image, currency, ...wire }: WireChatProduct): readonly ChatProduct[] {
  if (!isCurrency(currency)) return [];
  const { full_price_minor: fullPriceMinor, price_minor: priceMinor } = wire;
  const { owned_by_user: isOwned, can_be_added: canBeAdded } = wire;
  // The drawing for small places; the whole cover can't be read at this size.
  const drawing = image?.card ?? image;
  return [{ name, description, path, image: drawing, currency, fullPriceMinor, priceMinor, isOwned, canBeAdded }];
}

function toReply(answer: WireChatAnswer, atMs: number): Result<ChatReply> {
  const { action, message, error, expects = "question", ticket = null } = answer;
  const event = readChatAction(action);
  if (!event.isOk) return event;
  if (error || (event.value === "replied" && !message)) return fail({ code: "chat.failed" });
  const { sources, products } = answer;
  const wire = { id: "", sender: "bot", content: message ?? "", timestamp: atMs, sources, products } as const;
  return ok({ event: event.value, entry: message ? toEntry(wire) : null, expects, ticket });
}
