import * as z from "zod/mini";

const MAX_EVENT_TEXT = 500;
/** Control characters, and halves of characters. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** An id or a name in a provider's event, as the database can store it. */
export const eventText = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_EVENT_TEXT),
  z.refine((text) => !UNSTORABLE.test(text)),
);
