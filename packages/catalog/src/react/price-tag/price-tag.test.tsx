// @vitest-environment jsdom

import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import { messages } from "../../messages/index.ts";
import { buildProduct } from "../../testing/index.ts";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import { PriceTag } from "./price-tag.tsx";

afterEach(cleanup);

const PLAIN = buildProduct({ price: { EUR: 4900, USD: 5999, JPY: 650_000 } });
const ON_SALE = buildProduct({ price: { EUR: 4900, USD: 5999, JPY: 650_000 }, total_discount: 20 });
const FREE = buildProduct({ price: { EUR: 0, USD: 0, JPY: 0 } });

function textsByCurrency(root: Element) {
  const shown = [...root.querySelectorAll<HTMLElement>(".shop-price__in")];
  return Object.fromEntries(shown.map((part) => [part.dataset.currency, part.textContent?.trim()]));
}

test("[PRICE-02] the markup holds the price of every currency, for the style sheet to show one", () => {
  const { container } = render(<PriceTag product={PLAIN} />);
  expect(textsByCurrency(container)).toEqual({ EUR: "Price: 49€", USD: "Price: $59.99", JPY: "Price: ¥6500" });
});

test("a reduced price stands beside the struck regular one, and both are told apart without seeing", async () => {
  const { container } = render(<PriceTag product={ON_SALE} currency="EUR" />);
  expect(textsByCurrency(container)).toEqual({ EUR: "Regular price: 49€ Now: 39.20€" });
  expect(container.querySelector("s")?.textContent).toBe("49€");
  await expectNoAxeViolations();
});

test("a customer sees the personal price, and that it is personal", () => {
  const { container } = render(
    <CatalogProvider store={null} isLoggedIn currency="JPY">
      <PriceTag product={ON_SALE} />
    </CatalogProvider>,
  );
  expect(textsByCurrency(container)).toEqual({ JPY: "Regular price: ¥6500 Now: ¥4225 Your price" });
});

test("the page as it is cached carries nobody's personal price and no inline style", () => {
  const markup = renderToString(<PriceTag product={ON_SALE} />);
  expect(markup).not.toContain("Your price");
  expect(markup).not.toContain("style=");
});

test("what costs nothing is free, in the shopper's language", () => {
  const { container } = render(
    <CatalogProvider store={null} messages={messages.de} isLoggedIn>
      <PriceTag product={FREE} />
    </CatalogProvider>,
  );
  expect(textsByCurrency(container)).toEqual({ EUR: "Kostenlos", USD: "Kostenlos", JPY: "Kostenlos" });
});
