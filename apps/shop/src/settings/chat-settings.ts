import * as z from "zod";
import { define } from "./define-setting.ts";

/** The base address of an API, with the model's name after a #. The key goes there: over https, or to this machine. */
function isModelAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, hash, username, search } = new URL(text);
  const isSafe =
    protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
  return isSafe && hash.length > 1 && username === "" && search === "";
}

/** What the chat writes its replies with. */
export const chatSettings = {
  SHOP_CHAT_MODEL: define({
    schema: z.string().refine(isModelAddress).optional(),
    allowed:
      "https://host/v1#model: the base address of an OpenAI-compatible API and the model's name; http on this machine",
    fallback: "none",
    purpose:
      "The language model that puts the chat's answers into words. Without it the chat quotes what the search finds. See docs/guides/chat.md.",
  }),
  SHOP_CHAT_MODEL_KEY: define({
    schema: z.string().min(1).optional(),
    allowed: "a text",
    fallback: "none",
    purpose: "The key of that API, if it needs one.",
    isSecret: true,
  }),
} as const;
