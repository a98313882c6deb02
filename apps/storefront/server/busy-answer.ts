import type { Locale } from "@shop/kernel";
import { localeOf } from "../app/messages/use-texts.ts";
import { de } from "../app/pages/errors/messages/de.ts";
import { en } from "../app/pages/errors/messages/en.ts";
import { ja } from "../app/pages/errors/messages/ja.ts";
import { BUSY_RETRY_SECONDS } from "./limits.ts";

const TEXTS: Readonly<Record<Locale, string>> = { en: en.busyText, de: de.busyText, ja: ja.busyText };

/** For a page that there is no room to render: 503 in the page's language, without rendering anything. Source: SAFE-20. */
export function busyAnswer(path: string): Response {
  return new Response(TEXTS[localeOf(path)], {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(BUSY_RETRY_SECONDS),
    },
  });
}
