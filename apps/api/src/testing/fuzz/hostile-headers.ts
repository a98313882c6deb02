import type { Chance } from "./chance.ts";

/** Headers that no browser sends. A repeated name reaches the app joined by a comma, as Node joins it. */
const HEADERS: ReadonlyArray<Readonly<Record<string, string>>> = [
  { "content-type": "text/plain" },
  { "content-type": "application/json, text/html" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "" },
  { "content-length": "-1" },
  { "content-length": "99999999999999999999" },
  { "content-length": "1, 2" },
  { "content-encoding": "gzip" },
  { "transfer-encoding": "chunked, identity" },
  { cookie: "shop_session=; shop_session=x; =; ;;; shop_cart=%00%ff" },
  { cookie: `shop_cart=${"x".repeat(4_000)}; shop_currency=__proto__` },
  { cookie: "__Host-shop_session=%E0%A4%A; shop_session=\u00ff" },
  { "content-language": "xx-__proto__", "accept-language": ";;q=,," },
  { "shop-currency": "constructor" },
  { "x-forwarded-for": ",,,", "x-request-id": "\u00ff" },
  { "x-forwarded-for": "[::1]:99999999, %00" },
  { "x-request-id": "x".repeat(5_000) },
  { "idempotency-key": "\u00e4".repeat(20) },
  { "idempotency-key": "short" },
  { "idempotency-key": "x".repeat(129) },
  { origin: "null" },
  { origin: "https://evil.example" },
  { origin: "http://shop.test, http://evil.example", "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "none, same-origin" },
  { authorization: "Basic \u00e4", range: "bytes=-1-0,0-" },
  { "user-agent": "\u00ff".repeat(2_000) },
  { "if-none-match": '"', expect: "100-continue" },
];

export function hostileHeaders(chance: Chance): Readonly<Record<string, string>> {
  return { ...chance.pick(HEADERS), ...(chance.percent(30) ? chance.pick(HEADERS) : {}) };
}
