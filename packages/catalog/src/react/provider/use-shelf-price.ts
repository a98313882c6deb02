"use client";
import type { Currency } from "@shop/pricing";
import { priceIn } from "../../domain/price-in.ts";
import type { ProductOnShelf, ShelfPrice } from "../../domain/shelf-price.ts";
import { visitorPrice } from "../../domain/visitor-price.ts";
import { usePriceSettings } from "./catalog-provider.tsx";

/** The shelf's prices of products, by the provider's shelf: a customer's own, or those that every visitor sees. */
export function useShelfPrice(): (product: ProductOnShelf, currency: Currency) => ShelfPrice {
  const { shelf, reprice } = usePriceSettings();
  return (product, currency) => {
    const stated = priceIn(product.prices, currency);
    const price = shelf?.priceOf(product, currency) ?? visitorPrice(stated.price);
    return reprice ? reprice(price, stated.currency) : price;
  };
}
