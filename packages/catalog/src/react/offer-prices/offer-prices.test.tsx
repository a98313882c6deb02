// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createPersonalShelf } from "../../domain/shelf-price.ts";
import { buildProduct } from "../../testing/index.ts";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import { OfferPrices } from "./offer-prices.tsx";

afterEach(cleanup);

const OFFER = { title: "with this offer", percent: 25, amount: null, minimum: null };
const PRODUCT = buildProduct({
  price: { EUR: 10_000, USD: 10_000, JPY: 10_000 },
  own_discount: null,
  total_discount: 0,
});

function show(isCustomer: boolean) {
  const facts = { eduPercent: 0, hasFirstPurchase: false, ownedNames: new Set<string>(), products: [PRODUCT] };
  render(
    <CatalogProvider store={null} currency="EUR" shelf={isCustomer ? createPersonalShelf(facts) : null}>
      <OfferPrices offer={OFFER}>
        <PriceTag product={PRODUCT} />
      </OfferPrices>
    </CatalogProvider>,
  );
}

test("[ROUTE-10] a card on an offer's page shows the offer's price, and says so", () => {
  show(false);
  expect(screen.getByText("75€")).toBeTruthy();
  expect(screen.getByText("with this offer")).toBeTruthy();
});

test("[ROUTE-10] a customer's own price has the offer on top", () => {
  show(true);
  // 15% loyalty, then 25% of the rest.
  expect(screen.getByText("63.75€")).toBeTruthy();
});
