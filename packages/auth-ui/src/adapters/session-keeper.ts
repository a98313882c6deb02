import type { ApiClient } from "@shop/api-client";
import { ACCESS_TOKEN_LIFE_MS } from "@shop/api-client/contract";
import { ok } from "@shop/kernel";
import type { SessionKeeper } from "../store/ports.ts";

/** Stays logged in by the session update that starts a tab: it renews the token and says who is logged in. */
export function createSessionKeeper(client: Pick<ApiClient, "start">, lifeMs = ACCESS_TOKEN_LIFE_MS): SessionKeeper {
  return {
    renew: async () => {
      const session = await client.start(null);
      return session.isOk ? ok({ isLoggedIn: session.value?.is_logged_in ?? false, lifeMs }) : session;
    },
  };
}
