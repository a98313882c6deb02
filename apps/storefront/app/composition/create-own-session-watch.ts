import type { ApiClient } from "@shop/api-client";
import { createSessionKeeper } from "@shop/auth-ui/adapters";
import type { AuthStore } from "@shop/auth-ui/store";
import { createSessionWatch, type SessionWatchStore } from "@shop/auth-ui/store";
import type { Environment } from "./environment.ts";

/** Keeps an active user logged in. Fetched once somebody is logged in. */
export function createOwnSessionWatch(
  { clock, local: shared, log }: Pick<Environment, "clock" | "local" | "log">,
  { api, auth }: { readonly api: ApiClient; readonly auth: AuthStore },
): SessionWatchStore {
  return createSessionWatch({ auth, keeper: createSessionKeeper(api), clock, shared, log });
}
