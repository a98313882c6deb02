"use client";
import type { Currency } from "@shop/pricing";
import { type ReactNode, useCallback } from "react";
import { offerPrice, type ShelfOffer } from "../../domain/offer-price.ts";
import type { ShelfPrice } from "../../domain/shelf-price.ts";
import { Repriced } from "../provider/catalog-provider.tsx";

export interface OfferPricesProps {
  offer: ShelfOffer;
  children: ReactNode;
}

/** The cards and prices in it include the page's offer: the visitor's price, or the customer's own, with the offer's coupon on top. */
export function OfferPrices({ offer, children }: OfferPricesProps) {
  const reprice = useCallback((price: ShelfPrice, currency: Currency) => offerPrice(price, currency, offer), [offer]);
  return <Repriced reprice={reprice}>{children}</Repriced>;
}
