import type { Clock, Failure, KeyValueStorage } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { DEFAULT_PACK_PREFIX } from "../domain/limits.ts";
import type { CartNotice } from "../messages/cart-notice.ts";
import { type CartStore, type CartStoreDeps, createCartStore } from "../store/cart-store.ts";
import { type CheckoutStore, type CheckoutStoreDeps, createCheckoutStore } from "../store/checkout-store.ts";
import type { CartGateway } from "../store/ports.ts";
import { createFakeCartGateway } from "./fake-cart-gateway.ts";
import { createFakeCheckoutGateway, createFakePaymentWindow } from "./fake-checkout.ts";

export interface TestCartStore {
  readonly cart: CartStore;
  /** The entries that the store logged. */
  readonly logged: Array<{ act: string; failure: Failure }>;
}

/** A cart's store on fakes; a test sets only what matters to it. */
export function createTestCartStore(
  deps: Partial<CartStoreDeps> & { gateway?: CartGateway; clock?: Clock; storage?: KeyValueStorage } = {},
): TestCartStore {
  const logged: TestCartStore["logged"] = [];
  const cart = createCartStore({
    gateway: createFakeCartGateway(),
    clock: createFakeClock(),
    storage: createMemoryStorage(),
    log: (entry) => logged.push(entry),
    packPrefix: DEFAULT_PACK_PREFIX,
    currency: "EUR",
    ...deps,
  });
  return { cart, logged };
}

export interface TestCheckoutStore {
  readonly checkout: CheckoutStore;
  /** The calls that the shop received, in order: `login checkout.loginToContinue`, `go /account?source=purchase` … */
  readonly acts: string[];
  readonly notices: CartNotice[];
}

/** A checkout's store on fakes, by default of a logged-in shopper at /cart, whose browser is German. */
export function createTestCheckoutStore(deps: Partial<CheckoutStoreDeps> = {}): TestCheckoutStore {
  const acts: string[] = [];
  const notices: CartNotice[] = [];
  const checkout = createCheckoutStore({
    gateway: createFakeCheckoutGateway(),
    window: createFakePaymentWindow(),
    clock: createFakeClock(),
    log: ({ act, failure }) => acts.push(`log ${act} ${failure.code}`),
    isLoggedIn: () => true,
    requestLogin: (reason) => acts.push(`login ${reason}`),
    notify: (notice) => notices.push(notice),
    currentPath: () => "/cart",
    languages: () => ["de-DE"],
    onCompleted: ({ orderId, landing }) => acts.push(`go ${landing} order ${orderId}`),
    onClosed: (purchase) => acts.push(`closed ${purchase.kind}`),
    onExternal: (url) => acts.push(`tab ${url}`) > 0,
    ...deps,
  });
  return { checkout, acts, notices };
}
