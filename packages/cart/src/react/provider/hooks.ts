"use client";
import type { Clock } from "@shop/kernel";
import { useStore } from "zustand";
import type { CartState } from "../../store/cart-state.ts";
import type { CartOfParts } from "../../store/cart-store.ts";
import type { CheckoutOfParts, CheckoutStoreState } from "../../store/checkout-store.ts";
import { type CartPaths, useCartSettings } from "./cart-provider.tsx";

/** A selection of the cart's state; rerenders when it changes. On a server and while hydrating: of the empty cart. */
export function useCart<Selected>(select: (state: CartState) => Selected): Selected {
  return useStore(useCartSettings().cart, select);
}

/** A selection of the checkout's state. */
export function useCheckout<Selected>(select: (state: CheckoutStoreState) => Selected): Selected {
  return useStore(useCheckoutStore(), select);
}

/** The cart's acts: add, remove, undo … */
export function useCartStore(): CartOfParts {
  return useCartSettings().cart;
}

/** The checkout's acts: start, buy now … */
export function useCheckoutStore(): CheckoutOfParts {
  const { checkout } = useCartSettings();
  if (!checkout) throw new Error("This part begins a checkout and found none: give the CartProvider one.");
  return checkout;
}

export function useCartPaths(): CartPaths {
  return useCartSettings().paths;
}

export function useCartClock(): Clock {
  return useCartSettings().clock;
}
