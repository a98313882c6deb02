"use client";
import { type Clock, DEFAULT_LOCALE, type Locale } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type CartMessages, messages as catalogues } from "../../messages/index.ts";
import type { CartStore } from "../../store/cart-store.ts";
import type { CheckoutStore } from "../../store/checkout-store.ts";

/** The pages that the parts link to. */
export interface CartPaths {
  readonly shop: string;
  readonly cart: string;
  readonly account: string;
}

export interface CartSettings {
  readonly cart: CartStore;
  readonly checkout: CheckoutStore;
  readonly clock: Clock;
  readonly messages: CartMessages;
  readonly paths: CartPaths;
}

const CartContext = createContext<CartSettings | null>(null);
const DEFAULT_PATHS: CartPaths = { shop: "/shop", cart: "/cart", account: "/account" };

export interface CartProviderProps {
  cart: CartStore;
  checkout: CheckoutStore;
  /** Time for the reservation and the pop-ups: the stores' own. */
  clock: Clock;
  /** Default: English. */
  locale?: Locale;
  /** A host's own wording, by key, in the place of ours. */
  messages?: Partial<CartMessages>;
  /** Where the pages are, a language prefix included. Default: /shop, /cart, /account. */
  paths?: Partial<CartPaths>;
  children: ReactNode;
}

/** Gives the parts of cart and checkout their stores, texts and addresses. */
export function CartProvider({
  cart,
  checkout,
  clock,
  locale = DEFAULT_LOCALE,
  messages,
  paths,
  children,
}: CartProviderProps) {
  const settings = useMemo(
    () => ({
      cart,
      checkout,
      clock,
      messages: { ...catalogues[locale], ...messages },
      paths: { ...DEFAULT_PATHS, ...paths },
    }),
    [cart, checkout, clock, locale, messages, paths],
  );
  return <CartContext.Provider value={settings}>{children}</CartContext.Provider>;
}

export function useCartSettings(): CartSettings {
  const settings = useContext(CartContext);
  if (!settings) throw new Error("This part belongs to the cart and found none: put a CartProvider around it.");
  return settings;
}
