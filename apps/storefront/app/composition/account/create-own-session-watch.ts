import type { ApiClient } from "@shop/api-client";
import { createSessionKeeper } from "@shop/auth-ui/adapters";
import type { AuthStore } from "@shop/auth-ui/store";
import { createSessionWatch, type SessionWatchStore } from "@shop/auth-ui/store";
import type { Environment } from "../environment.ts";

/** Watches the session of this tab: keeps an active user logged in. Fetched once somebody is logged in. */
export function createOwnSessionWatch(
  { clock, local: shared, log, onInteraction }: Pick<Environment, "clock" | "local" | "log" | "onInteraction">,
  { api, auth }: { readonly api: ApiClient; readonly auth: AuthStore },
): SessionWatchStore {
  const watch = createSessionWatch({ auth, keeper: createSessionKeeper(api), clock, shared, log });
  onInteraction(watch.noteInteraction);
  watch.start();
  return watch;
}
