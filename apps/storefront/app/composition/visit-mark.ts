import { ACCESS_TOKEN_COOKIE, VISIT_COOKIE } from "@shop/api-client/contract";
import type { KeyValueStorage } from "@shop/kernel";

/** Whether an earlier visitor left something that the shop knows about. */
export function hasVisitMark(cookies: Pick<KeyValueStorage, "get">): boolean {
  return cookies.get(VISIT_COOKIE) !== undefined || cookies.get(ACCESS_TOKEN_COOKIE) !== undefined;
}
