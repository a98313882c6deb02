import type { Clock, KeyValueStorage } from "@shop/kernel";
import type { AccountGateway, AccountLog, AccountTracker, LoginStore } from "./ports.ts";

/** The dependencies of the account's stores. */
export interface AccountDeps {
  readonly gateway: AccountGateway;
  readonly clock: Clock;
  readonly login: LoginStore;
  /** Lives as long as the tab's session. Stores typed text across a reload: never a password or a PIN. */
  readonly storage: KeyValueStorage;
  readonly log?: AccountLog;
  readonly onTracked?: AccountTracker;
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
      // The value stored under a factory was created by that factory.
      return stores.get(create) as Store;
    },
  };
}
