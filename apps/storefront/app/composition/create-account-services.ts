import type { ApiClient } from "@shop/api-client";
import { type AccountServices, createAccountGateway, createAccountServices } from "@shop/auth-ui/account";
import accountStyles from "@shop/auth-ui/account-styles.css?url";
import type { Environment } from "./environment.ts";

/** What the account's dialogs and pages depend on, styles included. Fetched with the first of them: no other page loads it. */
export async function createOwnAccountServices(
  { session: storage, clock, log, loadStyles }: Pick<Environment, "session" | "clock" | "log" | "loadStyles">,
  { api }: { readonly api: ApiClient },
): Promise<AccountServices> {
  await loadStyles(accountStyles);
  return createAccountServices({ gateway: createAccountGateway(api), clock, storage, log });
}
