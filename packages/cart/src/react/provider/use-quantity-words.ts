"use client";
import { useCallback } from "react";
import type { CartLine } from "../../domain/cart.ts";
import { lineCounting } from "../../domain/counting.ts";
import { describeQuantity } from "../../messages/describe-quantity.ts";
import { useCartSettings } from "./cart-provider.tsx";
import { useCartStore } from "./hooks.ts";
import { useCartMessages } from "./use-cart-text.ts";

type Quantity = Pick<CartLine, "name" | "type" | "quantity">;

/** A line's quantity in words: `2 seats`. Empty for what is in a cart once. */
export function useQuantityWords(): (line: Quantity) => string {
  const { packPrefix } = useCartStore();
  const { locale } = useCartSettings();
  const messages = useCartMessages();
  return useCallback(
    (line) => describeQuantity(line.quantity, lineCounting(line, packPrefix), messages, locale),
    [packPrefix, messages, locale],
  );
}
