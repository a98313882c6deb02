import * as z from "zod";
import { define } from "./define-setting.ts";

/** Over https, or on this machine. */
function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  const isSafe =
    protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
  return isSafe && username === "" && search === "" && hash === "";
}

/** Search engines that want to know what has changed. */
export const searchEngineSettings = {
  SHOP_INDEXNOW_URL: define({
    schema: z.string().refine(isEndpoint).optional(),
    allowed: "https://api.indexnow.org/indexnow, or another address of that protocol; http on this machine",
    fallback: "none: search engines find changes when they come by",
    purpose:
      "Where the shop submits the addresses of pages that an import of content has changed. It never does in demo mode. See docs/guides/operate.md.",
  }),
} as const;
