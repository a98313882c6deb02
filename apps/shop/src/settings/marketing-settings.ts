import * as z from "zod";
import { define } from "./define-setting.ts";

/** Over https, or on this machine: the events of customers go there. */
function isMarketingHost(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return (
    origin === text &&
    (protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname)))
  );
}

/** The marketing service: our own, and another one if the operator has it. */
export const marketingSettings = {
  SHOP_MARKETING_KEY: define({
    schema: z.string().min(32).optional(),
    allowed: "at least 32 characters",
    fallback: "none: the reads and tag calls aren't served",
    purpose:
      "What your servers send as `Authorization: Bearer …` to read customers' events and to tag them, below /wp-json/fa-drip/v1. Never put it into a page: calls from browsers are refused whatever they send. See docs/guides/marketing.md.",
    isSecret: true,
  }),
  SHOP_MARKETING_URL: define({
    schema: z.string().refine(isMarketingHost).optional(),
    allowed: "scheme, host and port without a path: https, or http on this machine",
    fallback: "none: events stay in the shop, and the shop sends follow-up mails",
    purpose:
      "A marketing service of your own, with the same calls. Every event is sent on to it, and it writes the follow-up mails: the shop sends none then.",
  }),
  SHOP_MARKETING_URL_KEY: define({
    schema: z.string().min(1).optional(),
    allowed: "a text",
    fallback: "none",
    purpose: "What the shop sends to that service as `Authorization: Bearer …`.",
    isSecret: true,
  }),
} as const;
