import type { ApiClient } from "@shop/api-client";
import type { Currency } from "@shop/pricing";

/** Who asked for this page, as the back end knows them. Never for a page that a cache keeps. */
export interface Visitor {
  readonly api: ApiClient;
  /** The chosen one; euros where none was. */
  readonly currency: Currency;
  /** Whether the request carries anything that a cart or a session could be found by. */
  readonly isKnown: boolean;
  chooseCurrency(currency: Currency): void;
  /** The `Set-Cookie` values of all that was done for the visitor: they belong on the page's answer. */
  setCookies(): readonly string[];
}

/** Headers that give the visitor what was set on the way. */
export function cookieHeaders(visitor: Pick<Visitor, "setCookies">): Headers {
  const headers = new Headers();
  for (const cookie of visitor.setCookies()) headers.append("set-cookie", cookie);
  return headers;
}
