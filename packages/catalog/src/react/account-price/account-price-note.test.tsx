// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import { messages } from "../../messages/index.ts";
import { buildProduct } from "../../testing/index.ts";
import { CatalogProvider } from "../provider/catalog-provider.tsx";
import { AccountPriceNote } from "./account-price-note.tsx";

afterEach(cleanup);

const PRODUCT = buildProduct({ price: { EUR: 3200, USD: 4000, JPY: 640_000 }, total_discount: 20 });

test.each([
  ["en", "With an account: 20.80€. New here? 19.20€ on the first purchase within a week of signing up."],
  ["de", "Mit Konto: 20.80€. Neu hier? 19.20€ beim ersten Einkauf innerhalb einer Woche nach der Registrierung."],
  ["ja", "アカウントをお持ちなら20.80€。 はじめての方は、登録から1週間以内の初回購入で19.20€。"],
] as const)("[PRICE-05] [PRICE-06] what a product costs with an account is an amount, in %s", async (locale, words) => {
  const { container } = render(
    <CatalogProvider store={null} shelf={null} currency="EUR" messages={messages[locale]}>
      <AccountPriceNote product={PRODUCT} />
    </CatalogProvider>,
  );
  expect(container.textContent).toBe(words);
  await expectNoAxeViolations();
});

test("[PRICE-01] without a currency the markup contains the amounts of all three", () => {
  const { container } = render(<AccountPriceNote product={PRODUCT} />);
  const shown = [...container.querySelectorAll<HTMLElement>(".shop-price__in")].map((part) => part.dataset.currency);
  expect(shown).toEqual(["EUR", "USD", "JPY"]);
  expect(container.textContent).toContain("¥4160");
});

test("nothing is shown where an account costs no less", () => {
  const { container } = render(<AccountPriceNote product={buildProduct({ total_discount: 50 })} currency="EUR" />);
  expect(container.textContent).toBe("");
});
