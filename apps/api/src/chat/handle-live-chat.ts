import type { WireChatAnswer } from "@shop/api-client/contract";
import { isJapanese } from "@shop/catalog";
import { fail, type Locale, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import type { CallContext } from "../users/index.ts";
import { answerQuestion } from "./answer-question.ts";
import type { ChatRow } from "./chats.ts";
import { decideStep, type Step } from "./decide-step.ts";
import { messages } from "./messages/index.ts";
import { readProductCards } from "./product-cards.ts";
import { readUserText } from "./read-user-text.ts";
import { receiveMessage } from "./receive-message.ts";
import { type Reply, storeReply } from "./store-reply.ts";

interface Request {
  readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string }>;
}

/**
 * Takes a user's message and replies: by the search or the model, by handing over to the team, or by closing the chat. The message and the
 * reply are stored in two transactions, because the reply may wait for the model. Failures: those of `readUserText`, `chat.closed`.
 * Source: CHAT-03, CHAT-05, SAFE-18.
 */
export async function handleLiveChat(
  deps: Deps,
  context: CallContext,
  request: Request,
): Promise<Result<WireChatAnswer>> {
  const text = readUserText(request.messages);
  if (!text.isOk) return text;
  const locale = isJapanese(text.value) ? "ja" : context.locale;
  const received = await receiveMessage(deps, context, text.value);
  if (!received.isOk) return received;
  if (received.value.kind === "idle")
    return ok({ action: "close_chat", message: messages[locale]["chat.closedByServer"] });
  const { chat, before } = received.value;
  const step = decideStep(text.value, before);
  const asked = { text: text.value, locale, isCustomer: before.email !== null };
  const reply = await replyTo(deps, context, step, asked);
  const stored = await storeReply(deps, { chat, locale, reply });
  return stored.isOk ? ok(await toWire(deps, context, reply, stored.value.ticket)) : fail(stored.failure);
}

interface Asked {
  readonly text: string;
  readonly locale: Locale;
  readonly isCustomer: boolean;
}

async function replyTo(deps: Deps, context: CallContext, step: Step, asked: Asked): Promise<Reply> {
  const text = messages[asked.locale];
  const plain = (key: keyof typeof text, rest: Partial<Reply> = {}): Reply => ({
    ...{ action: "send_message", content: text[key], sources: [], productNames: [], expects: "question" },
    ...rest,
  });
  switch (step.kind) {
    case "close":
      return plain("chat.closedByServer", { action: "close_chat" });
    case "warn":
      return plain("chat.warning", { isWarning: true });
    case "askEmail":
      return plain(step.isAgain ? "chat.askEmailAgain" : "chat.askEmail", { expects: "email" });
    case "handOver":
      return plain("chat.teamContacted", { action: "contact_dev_team", email: step.email });
    case "answer": {
      const { session, currency } = context;
      const asker = { userId: session?.userId ?? null, locale: asked.locale, currency };
      const answer = await answerQuestion(deps, asker, asked.text);
      if (answer) return { ...plain("chat.refusedGuest"), ...answer };
      return asked.isCustomer
        ? plain("chat.refusedCustomer", { expects: "consent" })
        : plain("chat.refusedGuest", { expects: "email" });
    }
  }
}

async function toWire(
  deps: Deps,
  { session, currency, locale }: CallContext,
  reply: Reply,
  ticket: string | null,
): Promise<WireChatAnswer> {
  const userId = session?.userId ?? null;
  const cards = await readProductCards(deps, { names: reply.productNames, userId, currency, locale });
  return {
    action: reply.action,
    message: reply.content,
    error: null,
    sources: [...reply.sources],
    products: cards.map(({ product }) => product),
    expects: wireExpects(reply.expects),
    ticket,
  };
}

/** A yes is typed like any other message. */
export function wireExpects(expects: ChatRow["expects"]): "question" | "email" {
  return expects === "email" ? "email" : "question";
}
