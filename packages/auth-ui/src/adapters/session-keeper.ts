import type { ApiClient } from "@shop/api-client";
import { ok } from "@shop/kernel";
import type { SessionKeeper } from "../store/ports.ts";

/** Keeps the login alive with the session update that starts a tab: it renews the token, and returns who is logged in and for how long. */
export function createSessionKeeper(client: Pick<ApiClient, "start">): SessionKeeper {
  return {
    renew: async () => {
      const visit = await client.start(null);
      if (!visit.isOk) return visit;
      const { user, lifeMs } = visit.value;
      return ok({ isLoggedIn: user?.is_logged_in ?? false, lifeMs });
    },
  };
}
