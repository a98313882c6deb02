import { createCookieStorage } from "@shop/api-client";
import { expect, test } from "vitest";
import { createFakeEnvironment } from "../testing/fake-environment.ts";
import { createCurrencyChoice } from "./currency-choice.ts";

test("[PRICE-01] a chosen currency is shown at once and kept in a cookie", () => {
  const page = { cookie: "" };
  const environment = createFakeEnvironment();
  const choice = createCurrencyChoice({
    ...environment,
    choices: createCookieStorage(page, { maxAgeMs: 365 * 24 * 60 * 60 * 1000, isSecure: true }),
  });

  choice.choose("JPY");

  expect(choice.getState().currency).toBe("JPY");
  expect(environment.pageCurrency()).toBe("JPY");
  expect(page.cookie).toBe("shop_currency=JPY; max-age=31536000; path=/; samesite=lax; secure");
});

test("until hydration the currency is that of the server's HTML, then what the head script decided", () => {
  const choice = createCurrencyChoice(createFakeEnvironment({ pageCurrency: "USD" }));
  expect(choice.getState().currency).toBe("EUR");
  choice.adopt();
  expect(choice.getState().currency).toBe("USD");
  expect(choice.getInitialState().currency).toBe("EUR");
});

test("[PRICE-01] the default is kept in the cookie on request, and replaces no choice", () => {
  const page = { cookie: "" };
  const choices = createCookieStorage(page, { maxAgeMs: 365 * 24 * 60 * 60 * 1000, isSecure: true });
  const choice = createCurrencyChoice({ ...createFakeEnvironment({ pageCurrency: "USD" }), choices });
  choice.keep();
  expect(page.cookie).toBe("shop_currency=USD; max-age=31536000; path=/; samesite=lax; secure");
  page.cookie = "shop_currency=JPY";
  choice.keep();
  expect(page.cookie).toBe("shop_currency=JPY");
});

test("adopting what the head script decided sets no cookie: nobody has chosen", () => {
  const environment = createFakeEnvironment({ pageCurrency: "USD" });
  createCurrencyChoice(environment).adopt();
  expect(environment.choices.get("shop_currency")).toBeUndefined();
});
