"use client";
import { type Clock, type Failure, failureText, formatMessage } from "@shop/kernel";
import { useCallback } from "react";
import { useStore } from "zustand";
import type { CartMessageKey } from "../../messages/index.ts";
import type { CartState } from "../../store/cart-state.ts";
import type { CartStore } from "../../store/cart-store.ts";
import type { CheckoutStore, CheckoutStoreState } from "../../store/checkout-store.ts";
import { type CartPaths, useCartSettings } from "./cart-provider.tsx";

/** What is selected of the cart's state; redrawn when it changes. On a server and while hydrating: of the empty cart. */
export function useCart<Selected>(select: (state: CartState) => Selected): Selected {
  return useStore(useCartSettings().cart, select);
}

/** What is selected of the checkout's state. */
export function useCheckout<Selected>(select: (state: CheckoutStoreState) => Selected): Selected {
  return useStore(useCartSettings().checkout, select);
}

/** The cart's acts: add, remove, undo … */
export function useCartStore(): CartStore {
  return useCartSettings().cart;
}

/** The checkout's acts: start, buy now … */
export function useCheckoutStore(): CheckoutStore {
  return useCartSettings().checkout;
}

export function useCartPaths(): CartPaths {
  return useCartSettings().paths;
}

export function useCartClock(): Clock {
  return useCartSettings().clock;
}

export type CartText = (key: CartMessageKey, params?: Readonly<Record<string, string | number>>) => string;

/** Texts by key, filled in. */
export function useCartText(): CartText {
  const { messages } = useCartSettings();
  return useCallback((key, params) => formatMessage(messages[key], params), [messages]);
}

/** What a failure says to the shopper. */
export function useFailureText(): (failure: Failure) => string {
  const { messages } = useCartSettings();
  return useCallback((failure) => failureText(failure, messages, "cart.couldNotAdd"), [messages]);
}
