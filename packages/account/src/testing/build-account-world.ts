import type { KeyValueStorage } from "@shop/kernel";
import { createFakeClock, createMemoryStorage, type FakeClock } from "@shop/kernel/testing";
import { createStore } from "zustand/vanilla";
import { type AccountServices, createAccountServices } from "../store/account-services.ts";
import type { AccountEvent, LoginState } from "../store/ports.ts";
import { createFakeAccountGateway, type FakeAccountGateway, type FakeAccountOptions } from "./fake-account-gateway.ts";

/** A tab on fakes, in which ada@example.com is logged in. */
export interface AccountWorld {
  readonly clock: FakeClock;
  readonly storage: KeyValueStorage;
  readonly logged: Array<{ readonly action: string }>;
  /** What was reported to analytics. */
  readonly tracked: readonly AccountEvent[];
  readonly services: AccountServices;
  readonly accountGateway: FakeAccountGateway;
  /** The session ends, as the host's store reports it. */
  endSession(): void;
  /** The host's store has learnt who is logged in. */
  startSession(): void;
}

export interface AccountWorldOptions {
  readonly account?: FakeAccountOptions;
  readonly storage?: KeyValueStorage;
  readonly clock?: FakeClock;
}

/** The account's services on fakes. */
export function buildAccountWorld(options: AccountWorldOptions = {}): AccountWorld {
  const { account, storage = createMemoryStorage(), clock = createFakeClock() } = options;
  const accountGateway = createFakeAccountGateway(account);
  const user = { emailAddress: "ada@example.com" };
  const login = createStore<LoginState>(() => ({ user }));
  const logged: AccountWorld["logged"] = [];
  const log = (entry: { readonly action: string }) => {
    logged.push(entry);
  };
  const tracked: AccountEvent[] = [];
  const onTracked = (event: AccountEvent) => {
    tracked.push(event);
  };
  return {
    clock,
    storage,
    logged,
    tracked,
    accountGateway,
    services: createAccountServices({ gateway: accountGateway, clock, storage, login, log, onTracked }),
    endSession: () => login.setState({ user: null }),
    startSession: () => login.setState({ user }),
  };
}
