import * as z from "zod/mini";
import { featuredMediaSchema, productTypeSchema } from "./product.ts";

export const CHAT_ACTIONS = ["send_message", "close_chat", "contact_dev_team"] as const;
export type ChatAction = (typeof CHAT_ACTIONS)[number];

/** What a reply quotes: a title, and the page's path in the shop. */
export const chatSourceSchema = z.lazy(() => z.looseObject({ title: z.string(), path: z.string() }));
export type WireChatSource = z.infer<typeof chatSourceSchema>;

/** A product that a reply is about, for a card that adds it to the cart by its name. Amounts are the current ones, in minor units (yen × 100). */
export const chatProductSchema = z.lazy(() =>
  z.looseObject({
    name: z.string(),
    type: productTypeSchema,
    /** Of its page in the shop. */
    path: z.string(),
    description: z.string(),
    image: z.nullable(featuredMediaSchema),
    currency: z.string(),
    full_price_minor: z.number(),
    /** What the product costs this caller now. */
    price_minor: z.number(),
    owned_by_user: z.boolean(),
    /** Whether the cart accepts it: for sale, not free, and not a plugin that the customer owns. */
    can_be_added: z.boolean(),
  }),
);
export type WireChatProduct = z.infer<typeof chatProductSchema>;

/** What the chat expects next: a question, or the address that the team should reply to. */
export const CHAT_EXPECTATIONS = ["question", "email"] as const;

const replyFields = () => ({
  /** Our own host's. */
  sources: z.optional(z.array(chatSourceSchema)),
  /** Our own host's. */
  products: z.optional(z.array(chatProductSchema)),
});

/**
 * What the chat does next: shows `message`, closes, or transfers to the team and locks. An unknown action is an error. Our own host adds
 * sources and products, what it expects (`email`: the next message carries the address), and the number of a transferred chat.
 */
export const chatAnswerSchema = z.lazy(() =>
  z.looseObject({
    action: z.enum(CHAT_ACTIONS),
    message: z.optional(z.nullable(z.string())),
    error: z.optional(z.nullable(z.string())),
    ...replyFields(),
    expects: z.optional(z.enum(CHAT_EXPECTATIONS)),
    ticket: z.optional(z.nullable(z.string())),
  }),
);
export type WireChatAnswer = z.infer<typeof chatAnswerSchema>;

/** A message as the chat window stores it. `timestamp` is in milliseconds since 1970. */
export const chatMessageSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    content: z.string(),
    sender: z.enum(["user", "bot"]),
    timestamp: z.number(),
    ...replyFields(),
  }),
);
export type WireChatMessage = z.infer<typeof chatMessageSchema>;

/** `open` takes messages. A chat that is over takes none; `next_chat_at` says from when on a message starts another one. */
export const CHAT_STATES = ["open", "closed", "handedOver"] as const;

/** The caller's own chat as the server keeps it, the oldest message first. Without a chat: open, and no messages. */
export const chatSchema = z.lazy(() =>
  z.looseObject({
    state: z.enum(CHAT_STATES),
    expects: z.enum(CHAT_EXPECTATIONS),
    /** Of a chat that was handed over to the team. */
    ticket: z.nullable(z.string()),
    /** In milliseconds since 1970; null while the chat is open. */
    next_chat_at: z.nullable(z.number()),
    messages: z.array(chatMessageSchema),
  }),
);
export type WireChat = z.infer<typeof chatSchema>;
