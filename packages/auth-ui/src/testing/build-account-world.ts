import { type AccountServices, createAccountServices } from "../store/account-services.ts";
import { type AuthWorld, type AuthWorldOptions, buildAuthWorld } from "./build-auth-world.ts";
import { buildUser } from "./builders.ts";
import { createFakeAccountGateway, type FakeAccountGateway, type FakeAccountOptions } from "./fake-account-gateway.ts";

/** A tab on fakes, whose customer is logged in. */
export interface AccountWorld extends AuthWorld {
  readonly services: AccountServices;
  readonly accountGateway: FakeAccountGateway;
}

export interface AccountWorldOptions extends AuthWorldOptions {
  readonly account?: FakeAccountOptions;
}

/** The account's services on fakes. The customer is known once `auth.start()` has resolved. */
export function buildAccountWorld({ account, ...options }: AccountWorldOptions = {}): AccountWorld {
  const world = buildAuthWorld({ visitor: buildUser(), ...options });
  const accountGateway = createFakeAccountGateway(account);
  const log = (entry: { readonly action: string }) => {
    world.logged.push(entry);
  };
  const { clock, storage } = world;
  return {
    ...world,
    accountGateway,
    services: createAccountServices({ gateway: accountGateway, clock, storage, log }),
  };
}
