// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { createFakeEnvironment } from "../testing/fake-environment.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { CurrencySwitch } from "./currency-switch.tsx";

afterEach(cleanup);

test("[PRICE-01] the shell's switch shows the currency of the page, changes it and keeps the choice", async () => {
  const shop = createTestServices({ environment: createFakeEnvironment({ pageCurrency: "USD" }) });
  const { host, choices } = shop.environment;
  await renderWithServices(<CurrencySwitch />, { shop });
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Currency" });
  expect(select.value).toBe("USD");
  expect(Array.from(select.options, ({ value }) => value)).toEqual(["EUR", "USD", "JPY"]);
  const before = host.requestsOf("getCart").length;

  await userEvent.selectOptions(select, "JPY");
  await act(shop.settle);

  expect(select.value).toBe("JPY");
  expect(choices.get("shop_currency")).toBe("JPY");
  expect(host.requestsOf("getCart")).toHaveLength(before + 1);
});

test("[A11Y-06] a change of the currency is announced, after the cart has its new prices", async () => {
  const shop = createTestServices();
  await renderWithServices(<CurrencySwitch />, { shop });
  const said = screen.getByRole("status");
  expect(said.textContent).toBe("");
  await act(async () => void (await shop.services.cart.add({ name: "faAlign", isFree: false, isForSale: true })));
  await act(shop.settle);

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Currency" }), "USD");
  await act(shop.settle);

  expect(screen.getByRole("status")).toBe(said);
  expect(said.textContent).toBe("Prices are in USD now.");
  await act(() => shop.environment.clock.advanceAsync(10_000));
  expect(said.textContent).toBe("");
});
