"use client";
import { DEFAULT_PACK_PREFIX, messages } from "@shop/cart";
import { connectToShop } from "@shop/cart/adapters";
import { CartMessages, CartProvider } from "@shop/cart/react";
import { createCartStore, createCheckoutElsewhere } from "@shop/cart/store";
import { UiProvider } from "@shop/ui";
import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";

/** The cart of this tab, for every page below. While a page is rendered on the server it is empty and makes no call. */
export function ShopProvider({ origin, children }: { origin: string; children: ReactNode }) {
  const [shop] = useState(() => createShop(origin));
  useEffect(() => {
    void shop.cart.refresh();
    return shop.cart.connect();
  }, [shop]);
  const paths = { shop: "/", cart: "/cart", account: `${origin}/account` };
  return (
    <UiProvider clock={shop.clock} link={Link}>
      <CartProvider {...shop} messages={messages.en} paths={paths}>
        {children}
        <CartMessages />
      </CartProvider>
    </UiProvider>
  );
}

function createShop(origin: string) {
  const connection = connectToShop({ origin, currency: () => "EUR", log: console.info });
  const cart = createCartStore({
    ...connection,
    currency: "EUR",
    packPrefix: DEFAULT_PACK_PREFIX,
    hasReservation: false,
  });
  // Nobody is logged in here: logging in, reviewing and paying happen on the shop's own site, where "Proceed" leads.
  return { ...connection, cart, checkout: createCheckoutElsewhere({ cart, proceed: connection.proceed }) };
}
