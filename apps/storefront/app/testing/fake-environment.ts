import { ACCESS_TOKEN_COOKIE } from "@shop/api-client/contract";
import { createFakeTransport, type FakeTransport, valid } from "@shop/api-client/testing";
import { buildWireOwned } from "@shop/catalog/testing";
import type { KeyValueStorage } from "@shop/kernel";
import { createFakeClock, createFakeRandom, createMemoryStorage, type FakeClock } from "@shop/kernel/testing";
import type { Currency } from "@shop/pricing";
import type { EngagementEnvironment } from "../composition/engagement/engagement-environment.ts";
import type { Environment } from "../composition/environment.ts";

export interface FakeEnvironment extends Environment, EngagementEnvironment {
  readonly clock: FakeClock;
  readonly host: FakeTransport;
  readonly choices: KeyValueStorage;
  /** What a part or store had to log. */
  readonly logged: readonly object[];
  /** How often the page was loaded again. */
  readonly countReloads: () => number;
  /** A field gets or loses the focus. */
  type(isTyping: boolean): void;
  /** The tab goes to the background or returns. */
  hide(isHidden: boolean): void;
  /** Each start and stop of the cart icon's wiggling. */
  readonly wiggles: readonly boolean[];
  /** The shopper presses a key. */
  interact(): void;
}

/** What the cart's operations return while the cart is empty. */
export const EMPTY_WIRE_CART = {
  products: [],
  total_regular: 0,
  total_discount: 0,
  currency: "EUR",
  coupons: [],
  lastRemovedProduct: null,
};

/** One tab of a browser in which time is frozen, before a host that knows a visitor with an empty cart. */
export function createFakeEnvironment(options: { readonly pageCurrency?: Currency } = {}): FakeEnvironment {
  const host = createFakeTransport();
  host.reply("getCart", valid(EMPTY_WIRE_CART));
  host.reply("getOwnedProducts", valid(buildWireOwned()));
  const logged: object[] = [];
  const interactions = new Set<() => void>();
  const typing = createFakeSwitch();
  const hidden = createFakeSwitch();
  const wiggles: boolean[] = [];
  let reloads = 0;
  let currency = options.pageCurrency ?? "EUR";
  return {
    clock: createFakeClock(),
    random: createFakeRandom(),
    host,
    transport: host.send,
    // The platform's digest settles outside the turns that a fake clock grants; without it ours settles at once.
    subtle: undefined,
    accessTokens: createMemoryStorage({ [ACCESS_TOKEN_COOKIE]: "kept" }),
    choices: createMemoryStorage(),
    local: createMemoryStorage(),
    session: createMemoryStorage(),
    origin: () => "https://shop.example",
    currentPath: () => "/shop",
    pageCurrency: () => currency,
    showCurrency: (shown) => {
      currency = shown;
    },
    pageTheme: () => "light",
    languages: () => ["en"],
    loadStyles: async () => {},
    onInteraction: (listener) => {
      interactions.add(listener);
      return () => interactions.delete(listener);
    },
    interact: () => {
      for (const listener of interactions) listener();
    },
    reload: () => {
      reloads += 1;
    },
    countReloads: () => reloads,
    // A test that is about pop-ups loads them itself.
    whenIdle: () => () => {},
    onTyping: typing.on,
    onHidden: hidden.on,
    type: typing.set,
    hide: hidden.set,
    wiggleCart: (isOn) => void wiggles.push(isOn),
    wiggles,
    log: (entry) => logged.push(entry),
    logged,
  };
}

function createFakeSwitch() {
  const listeners = new Set<(isOn: boolean) => void>();
  return {
    on: (listener: (isOn: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (isOn: boolean) => {
      for (const listener of listeners) listener(isOn);
    },
  };
}
