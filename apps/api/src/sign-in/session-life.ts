import { ACCESS_TOKEN_LIFE_MS } from "@shop/api-client/contract";
import { KEPT_SESSION_LIFE_MS } from "./limits.ts";

/** How long a login lasts from its start, and from each renewal of its access token. Source: AUTH-17. */
export function sessionLifeMs(isKept: boolean): number {
  return isKept ? KEPT_SESSION_LIFE_MS : ACCESS_TOKEN_LIFE_MS;
}
