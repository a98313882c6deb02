import {
  type CartOperationName,
  cartOperations,
  createFetchTransport,
  createOperationsClient,
  createWebCryptoSha256,
  type OperationName,
  type Operations,
  type OperationsClient,
} from "@shop/api-client";
import {
  type Clock,
  createSystemClock,
  createSystemRandom,
  createWebStorage,
  type KeyValueStorage,
  type WebStorage,
} from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { CartGateway, WaitingChanges } from "../store/ports.ts";
import { createCartGateway } from "./cart-gateway.ts";
import { handOverCart } from "./hand-over-cart.ts";
import { keepWaitingChanges } from "./keep-waiting-changes.ts";
import { CART_KEY, withCartKey } from "./with-cart-key.ts";

export interface ShopAddress {
  /** The shop's own origin, without a slash at its end: "https://shop.example". */
  readonly origin: string;
  /** The currency to request prices in. Read for each call, since it may change while the page is open. */
  readonly currency: () => Currency;
  /** The language of the shop's pages that `proceed` opens: en, de, ja. Default: the page's own `lang`. */
  readonly language?: string;
  /** Takes down calls that failed. Default: nothing does. */
  readonly log?: (entry: object) => void;
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch;
  /** Where the visitor's token and the cart's key and marks are kept, for the tabs of one site. Default: localStorage. */
  readonly openStorage?: () => WebStorage;
  /** Stores changes that a reload would lose, only for this tab. Default: sessionStorage. */
  readonly openTabStorage?: () => WebStorage;
}

/** What a cart needs in a page: `createCartStore({ ...connection, currency, packPrefix })`. */
export interface ShopConnection<Known extends OperationName = CartOperationName> {
  readonly client: OperationsClient<Known>;
  readonly gateway: CartGateway;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly waiting: WaitingChanges;
  readonly log: (entry: object) => void;
  /** Leaves the page for the cart on the shop's own site, with the contents of this one. Login and payment happen there. */
  proceed(): void;
}

/**
 * The real adapters for a page on another site than the shop's: the platform's clock, random source, network and storage, and the shop
 * at its address. The shop must list the page's origin. Without localStorage (on a server, or in a browser that refuses it) token and
 * key live as long as the returned connection. Makes no call by itself. `client` supports the cart's operations and those in
 * `besides`, such as `catalogOperations`; all other schemas stay out of the page's bundle.
 */
export function connectToShop<More extends OperationName = never>(
  address: ShopAddress,
  besides?: Pick<Operations, More>,
): ShopConnection<CartOperationName | More> {
  const { origin, currency, log = () => {} } = address;
  const clock = createSystemClock();
  const random = createSystemRandom();
  const storage = createWebStorage(address.openStorage ?? (() => localStorage));
  const tabStorage = createWebStorage(address.openTabStorage ?? (() => sessionStorage));
  const operations = { ...cartOperations, ...besides } as Pick<Operations, CartOperationName | More>;
  const client = createOperationsClient(operations, {
    host: origin,
    transport: createFetchTransport(withCartKey(storage, address.fetch ?? ((url, init) => fetch(url, init)))),
    clock,
    random,
    accessTokens: storage,
    hash: createWebCryptoSha256(globalThis.crypto?.subtle),
    currentPath: () => globalThis.location?.pathname ?? "/",
    currency,
    log,
  });
  const proceed = () => {
    const cartKey = storage.get(CART_KEY) ?? null;
    const language = address.language ?? document.documentElement.lang.slice(0, 2);
    handOverCart(document, { origin, cartKey, currency: currency(), language, returnTo: location.href });
  };
  return {
    client,
    gateway: createCartGateway(client, currency),
    clock,
    storage,
    waiting: keepWaitingChanges({ storage: tabStorage, clock, random }),
    log,
    proceed,
  };
}
