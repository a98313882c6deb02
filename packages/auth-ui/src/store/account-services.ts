import type { Clock, KeyValueStorage } from "@shop/kernel";
import type { AccountGateway, AccountLog } from "./account-ports.ts";

/** What the account's stores work with. */
export interface AccountDeps {
  readonly gateway: AccountGateway;
  readonly clock: Clock;
  /** Lives as long as the tab's session. What was typed is kept here over a reload: never a password or a PIN. */
  readonly storage: KeyValueStorage;
  readonly log?: AccountLog;
}

export interface AccountServices extends AccountDeps {
  /** The tab's store of one kind, created on first use, so that a dialog's store loads with the dialog. */
  of<Store>(create: (deps: AccountDeps) => Store): Store;
}

/** Contains the account's stores, one of each kind. One per tab; never on a server. */
export function createAccountServices(deps: AccountDeps): AccountServices {
  const stores = new Map<unknown, unknown>();
  return {
    ...deps,
    of: <Store>(create: (deps: AccountDeps) => Store): Store => {
      if (!stores.has(create)) stores.set(create, create(deps));
      // What is kept under a factory is what that factory made.
      return stores.get(create) as Store;
    },
  };
}
