// @vitest-environment jsdom

import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import { type Customer, createPersonalShelf } from "../../domain/shelf-price.ts";
import { messages } from "../../messages/index.ts";
import { buildProduct } from "../../testing/index.ts";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import { PriceTag } from "./price-tag.tsx";

afterEach(cleanup);

function shelfOf(given: Partial<Customer> = {}) {
  return createPersonalShelf({ eduPercent: 0, hasFirstPurchase: false, ownedNames: new Set(), products: [], ...given });
}
const CUSTOMER = shelfOf();

const PLAIN = buildProduct({ price: { EUR: 4900, USD: 5999, JPY: 650_000 } });
const ON_SALE = buildProduct({ price: { EUR: 4900, USD: 5999, JPY: 650_000 }, total_discount: 20 });
const FREE = buildProduct({ price: { EUR: 0, USD: 0, JPY: 0 } });

function textsByCurrency(root: Element) {
  const shown = [...root.querySelectorAll<HTMLElement>(".shop-price__in")];
  return Object.fromEntries(shown.map((part) => [part.dataset.currency, part.textContent?.trim()]));
}

test("[PRICE-02] the markup contains the price of every currency, for the style sheet to show one", () => {
  const { container } = render(<PriceTag product={PLAIN} />);
  expect(textsByCurrency(container)).toEqual({ EUR: "Price: 49€", USD: "Price: $59.99", JPY: "Price: ¥6500" });
});

test("a reduced price is beside the struck regular one, and a screen reader distinguishes them", async () => {
  const { container } = render(<PriceTag product={ON_SALE} currency="EUR" />);
  expect(textsByCurrency(container)).toEqual({ EUR: "Regular price: 49€ Now: 39.20€ On sale" });
  expect(container.querySelector("s")?.textContent).toBe("49€");
  await expectNoAxeViolations();
});

test.each([
  ["en", "Now: 39.20€ On sale"],
  ["de", "Jetzt: 39.20€ Reduziert"],
  ["ja", "現在の価格： 39.20€ セール中"],
] as const)("in %s a product with a sale of its own says so where others name their campaign", (locale, shown) => {
  const { container } = render(
    <CatalogProvider store={null} currency="EUR" messages={messages[locale]}>
      <PriceTag product={ON_SALE} />
      <PriceTag product={PLAIN} />
    </CatalogProvider>,
  );
  expect(container.textContent).toContain(shown);
  expect(container.querySelectorAll(".shop-price__campaign")).toHaveLength(1);
});

test("a customer sees the personal price, and that it is personal", () => {
  const { container } = render(
    <CatalogProvider store={null} shelf={CUSTOMER} currency="JPY">
      <PriceTag product={ON_SALE} />
    </CatalogProvider>,
  );
  expect(textsByCurrency(container)).toEqual({ JPY: "Regular price: ¥6500 Now: ¥4225 On sale Your price" });
});

const CAMPAIGN = { id: "c1", percent: 30, loyalty_percent: 40, title: "Late Autumn", ends_at: "2026-11-30T22:59:00Z" };

test.each([
  [false, "Regular price: 49€ Now: 34.30€ Late Autumn"],
  [true, "Regular price: 49€ Now: 29.40€ Late Autumn Your price"],
])("[PRICE-05] a campaign that runs is named at the price; logged in: %s", (isLoggedIn, shown) => {
  const price = { EUR: 4900, USD: 5999, JPY: 650_000 };
  const product = buildProduct({ price, own_discount: 20, campaigns: [CAMPAIGN] });
  const { container } = render(
    <CatalogProvider store={null} shelf={isLoggedIn ? CUSTOMER : null} currency="EUR">
      <PriceTag product={product} />
    </CatalogProvider>,
  );
  expect(textsByCurrency(container)).toEqual({ EUR: shown });
});

test("[PRICE-08] a customer's granted points and those of the first purchase are in the price", () => {
  const { container } = render(
    <CatalogProvider store={null} shelf={shelfOf({ eduPercent: 10, hasFirstPurchase: true })} currency="EUR">
      <PriceTag product={PLAIN} />
    </CatalogProvider>,
  );
  expect(textsByCurrency(container)).toEqual({ EUR: "Regular price: 49€ Now: 34.30€ Your price" });
});

const A = buildProduct({ name: "a", price: { EUR: 4000, USD: 4400, JPY: 600_000 } });
const B = buildProduct({ name: "b", price: { EUR: 6000, USD: 6600, JPY: 900_000 } });
const BUNDLE = buildProduct({
  type: "bundle",
  price: { EUR: 8000, USD: 8800, JPY: 1_200_000 },
  included_products: ["a", "b"],
});

function renderBundle(isLoggedIn: boolean) {
  const shelf = isLoggedIn ? shelfOf({ ownedNames: new Set(["a"]), products: [A, B] }) : null;
  return render(
    <CatalogProvider store={null} shelf={shelf} currency="EUR">
      <PriceTag product={BUNDLE} />
    </CatalogProvider>,
  ).container;
}

test("[CAT-09] a customer who owns a part of a bundle sees what the missing ones cost, and how much is owned", () => {
  expect(textsByCurrency(renderBundle(true))).toEqual({
    EUR: "Regular price: 80€ Now: 40.80€ You own 1 of 2",
  });
});

test("[CAT-09] to a visitor a bundle is whole", () => {
  expect(textsByCurrency(renderBundle(false))).toEqual({ EUR: "Price: 80€" });
});

test("the page as it is cached contains nobody's personal price and no inline style", () => {
  const markup = renderToString(<PriceTag product={ON_SALE} />);
  expect(markup).not.toContain("Your price");
  expect(markup).not.toContain("style=");
});

test("what costs nothing is free, in the shopper's language", () => {
  const { container } = render(
    <CatalogProvider store={null} messages={messages.de} shelf={CUSTOMER}>
      <PriceTag product={FREE} />
    </CatalogProvider>,
  );
  expect(textsByCurrency(container)).toEqual({ EUR: "Kostenlos", USD: "Kostenlos", JPY: "Kostenlos" });
});
