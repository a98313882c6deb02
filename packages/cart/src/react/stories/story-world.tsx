import { createFakeClock, createMemoryStorage, FAKE_NOW_MS, type FakeClock } from "@shop/kernel/testing";
import { type ReactNode, useEffect, useState } from "react";
import type { QuantityOfProduct } from "../../domain/cart.ts";
import { messages as catalogues } from "../../messages/index.ts";
import type { CartStore } from "../../store/cart-store.ts";
import type { CheckoutStore } from "../../store/checkout-store.ts";
import type { PaymentWindow } from "../../store/ports.ts";
import { RESERVATION_KEY } from "../../store/reservation-keeper.ts";
import { createTestCartStore, createTestCheckoutStore } from "../../testing/create-test-stores.ts";
import { createFakeCartGateway, type FakeCartGateway, type FakeShop } from "../../testing/fake-cart-gateway.ts";
import { createFakeCheckoutGateway, type FakeCheckoutGateway } from "../../testing/fake-checkout.ts";
import "../styles.css";
import { CartProvider, type CartProviderProps } from "../provider/cart-provider.tsx";

export interface World {
  readonly cart: CartStore;
  readonly checkout: CheckoutStore;
  readonly gateway: FakeCartGateway;
  readonly checkoutGateway: FakeCheckoutGateway;
  readonly clock: FakeClock;
}

export interface WorldSettings {
  /** The cart's initial contents. */
  products?: readonly QuantityOfProduct[];
  /** Who shops, and which coupons are on the cart. */
  shop?: FakeShop;
  /** How much of the reservation is left. Default: 15 minutes. */
  reservationLeftMs?: number;
  /** Where a session is paid. Default: a fake that shows the session's page. */
  paymentWindow?: PaymentWindow;
  /** The languages of page and browser. */
  languages?: readonly string[];
  /** Whether the browser lets a tab open. */
  onExternal?: (url: string) => boolean;
}

/** A shop on fakes in which time doesn't advance. */
export function createWorld(settings: WorldSettings = {}): World {
  const { products = [], shop, reservationLeftMs, paymentWindow: window, onExternal, languages } = settings;
  const clock = createFakeClock();
  const gateway = createFakeCartGateway(products, shop);
  const checkoutGateway = createFakeCheckoutGateway();
  const storage = createMemoryStorage();
  if (reservationLeftMs !== undefined) storage.set(RESERVATION_KEY, `${FAKE_NOW_MS + reservationLeftMs}`);
  const { cart } = createTestCartStore({ clock, gateway, storage });
  const { checkout } = createTestCheckoutStore({
    ...{ clock, gateway: checkoutGateway, notify: cart.say },
    ...(window ? { window } : {}),
    ...(onExternal ? { onExternal } : {}),
    ...(languages ? { languages: () => languages } : {}),
  });
  return { cart, checkout, gateway, checkoutGateway, clock };
}

export interface StoryWorldProps extends WorldSettings, Partial<Pick<CartProviderProps, "messages" | "locale">> {
  /** What has happened before the story is looked at, after the cart was loaded. */
  prepare?: (world: World) => unknown;
  /** Leave the cart as it is before it was loaded. */
  isUnloaded?: boolean;
  children: ReactNode;
}

export function StoryWorld(props: StoryWorldProps) {
  const { prepare, isUnloaded = false, messages = catalogues.en, locale = "en", children, ...settings } = props;
  const [world] = useState(() => createWorld(settings));
  useEffect(() => {
    if (isUnloaded) prepare?.(world);
    else void world.cart.refresh().then(() => prepare?.(world));
  }, [world, prepare, isUnloaded]);
  return (
    <CartProvider {...world} messages={messages} locale={locale}>
      {children}
    </CartProvider>
  );
}

export { FULL_CART } from "./story-carts.ts";
