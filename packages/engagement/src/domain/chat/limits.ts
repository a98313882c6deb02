/** The longest message that the chat sends. */
export const MAX_CHAT_TEXT_LENGTH = 2000;
/** From this many characters left, the field shows how many there are. */
export const CHAT_COUNTER_FROM = 200;
/** How often the closed chat's icon wiggles. Source: CHAT-01. */
export const CHAT_WIGGLE_MS = 60_000;
/** How many days the server keeps a transcript: said before the first message. */
export const CHAT_KEPT_DAYS = 30;
/** How long one wiggle lasts; the style sheet repeats it. */
export const CHAT_WIGGLE_LASTS_MS = 600;
/** A browser's clock that is wrong doesn't keep anybody from another chat for longer than this. The server decides when one may begin. */
export const MAX_CHAT_REST_MS = 30 * 60 * 1000;
