"use client";
import type { Clock, Messages } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { CartButtonKey, CartMessages } from "../../messages/index.ts";
import type { CartOfParts } from "../../store/cart-store.ts";
import type { CheckoutOfParts } from "../../store/checkout-store.ts";

/** The pages that the parts link to. */
export interface CartPaths {
  readonly shop: string;
  readonly cart: string;
  readonly account: string;
}

/** Every text, or only those of the buttons. */
export type GivenMessages = CartMessages | Messages<CartButtonKey>;

export interface CartSettings {
  readonly cart: CartOfParts;
  readonly checkout: CheckoutOfParts | undefined;
  readonly clock: Clock;
  readonly messages: GivenMessages;
  readonly locale: string;
  readonly paths: CartPaths;
}

const CartContext = createContext<CartSettings | null>(null);
const DEFAULT_PATHS: CartPaths = { shop: "/shop", cart: "/cart", account: "/account" };

export interface CartProviderProps {
  cart: CartOfParts;
  /** None if the checkout is elsewhere: the parts that begin one can't be shown then. */
  checkout?: CheckoutOfParts | undefined;
  /** Time for the reservation and the pop-ups: the stores' own. */
  clock: Clock;
  /**
   * The texts: `cartMessagesEn` of this package's root, with a host's own wording where it differs. The buttons beside a
   * product need only `cartButtonsEn`: every other part needs all texts.
   */
  messages: GivenMessages;
  /** The language of the texts, BCP 47, for plurals and lists. Default: en. */
  locale?: string;
  /** Where the pages are, a language prefix included. Default: /shop, /cart, /account. */
  paths?: Partial<CartPaths>;
  children: ReactNode;
}

/** Gives the parts of cart and checkout their stores, texts and addresses. */
export function CartProvider(props: CartProviderProps) {
  const { cart, checkout, clock, messages, locale = "en", paths, children } = props;
  const settings = useMemo(
    () => ({ cart, checkout, clock, messages, locale, paths: { ...DEFAULT_PATHS, ...paths } }),
    [cart, checkout, clock, messages, locale, paths],
  );
  return <CartContext.Provider value={settings}>{children}</CartContext.Provider>;
}

export function useCartSettings(): CartSettings {
  const settings = useContext(CartContext);
  if (!settings) throw new Error("This part belongs to the cart and found none: put a CartProvider around it.");
  return settings;
}
