import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;

/** What the chat accepts of one message, in characters. Source: SAFE-18. */
export const MAX_USER_TEXT_LENGTH = 2000;
/** Messages of one visitor or account. Source: SAFE-20. */
export const CHAT_MESSAGES: RateLimit = { limit: 20, windowMs: 10 * MINUTE_MS };
/** Messages of one network, in which several people may chat. */
export const CHAT_MESSAGES_OF_ADDRESS: RateLimit = { limit: 60, windowMs: 10 * MINUTE_MS };
/** A chat without a message for so long is over. */
export const CHAT_IDLE_MS = 30 * MINUTE_MS;
/** How long after a chat was handed over or closed for its words a message starts another one. */
export const NEXT_CHAT_AFTER_MS = 30 * MINUTE_MS;
/** Abusive messages until the chat is closed. */
export const MAX_WARNINGS = 2;
/** The most messages of a chat; then it is handed over. */
export const MAX_MESSAGES = 200;
/** Sources and products that a reply shows. */
export const MAX_SOURCES = 3;
export const MAX_PRODUCTS = 3;
/** Orders and products of a customer that a reply lists. */
export const MAX_OWN_THINGS = 5;
/** Characters of a passage that a reply quotes. */
export const MAX_QUOTE_LENGTH = 600;
/** Questions of one message that are answered one after the other. */
export const MAX_QUESTIONS = 3;
