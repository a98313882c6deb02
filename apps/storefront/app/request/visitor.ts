import type { ApiClient } from "@shop/api-client";
import type { Currency } from "@shop/pricing";

/** The visitor who requested this page, as the back end knows them. Never for a page that may be cached. */
export interface Visitor {
  readonly api: ApiClient;
  /** The chosen one; euros if there is none. */
  readonly currency: Currency;
  /** Whether the request contains anything that could identify a cart or a session. */
  readonly isKnown: boolean;
  chooseCurrency(currency: Currency): void;
  /** The `Set-Cookie` values of all calls made for the visitor: they belong on the page's response. */
  setCookies(): readonly string[];
}

/** Headers that pass these cookies to the visitor. */
export function cookieHeaders(visitor: Pick<Visitor, "setCookies">): Headers {
  const headers = new Headers();
  for (const cookie of visitor.setCookies()) headers.append("set-cookie", cookie);
  return headers;
}
