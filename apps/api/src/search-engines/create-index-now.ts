import { createHmac } from "node:crypto";
import { type Clock, fail, ok } from "@shop/kernel";
import type { SearchEngines } from "../ports/search-engines.ts";
import { INDEX_NOW_TIMEOUT_MS } from "./limits.ts";

export interface IndexNowDeps {
  /** Where addresses are posted to, such as `https://api.indexnow.org/indexnow`. */
  readonly url: string;
  /** The shop's own. */
  readonly origin: string;
  /** The key is made from it: public, the same in every process, and it says nothing about the secret. */
  readonly secret: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
}

const KEY_LENGTH = 32;
/** 202: taken in, and the key is checked later. */
const TAKEN = [200, 202];

/** SearchEngines by IndexNow (indexnow.org), the protocol of Bing, Yandex, Naver, Seznam and others: one call reaches all of them. */
export function createIndexNow({ url, origin, secret, fetch, clock }: IndexNowDeps): SearchEngines {
  const key = createHmac("sha256", secret).update("index now").digest("hex").slice(0, KEY_LENGTH);
  const post = async (urlList: readonly string[], signal: AbortSignal) => {
    const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList };
    const headers = { "content-type": "application/json; charset=utf-8" };
    const response = await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      redirect: "error",
      signal,
    });
    await response.body?.cancel();
    return response.status;
  };
  return {
    key,
    submit: async (addresses) => {
      const timeout = new AbortController();
      const cancel = clock.after(INDEX_NOW_TIMEOUT_MS, () => timeout.abort(new Error("no response in time")));
      try {
        const status = await post(addresses, timeout.signal);
        return TAKEN.includes(status) ? ok(null) : notSubmitted(`status ${status}`);
      } catch (error) {
        return notSubmitted(error instanceof Error ? error.message : String(error));
      } finally {
        cancel();
      }
    },
  };
}

function notSubmitted(reason: string) {
  return fail({ code: "searchEngines.notSubmitted", params: { reason } });
}
