import { createAccountGateway } from "@shop/account/adapters";
import { type AccountServices, type AccountTracker, createAccountServices } from "@shop/account/store";
import accountStyles from "@shop/account/styles.css?url";
import type { ApiClient } from "@shop/api-client";
import type { AuthStore } from "@shop/auth-ui/store";
import type { Environment } from "../environment.ts";

/** What the account's dialogs and pages depend on, styles included. Fetched with the first of them: no other page loads it. */
export async function createOwnAccountServices(
  { session: storage, clock, log, loadStyles }: Pick<Environment, "session" | "clock" | "log" | "loadStyles">,
  { api, auth, onTracked }: { readonly api: ApiClient; readonly auth: AuthStore; readonly onTracked: AccountTracker },
): Promise<AccountServices> {
  await loadStyles(accountStyles);
  return createAccountServices({ gateway: createAccountGateway(api), clock, storage, login: auth, log, onTracked });
}
