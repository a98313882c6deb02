import { createFakeApiClient } from "@shop/api-client/testing";
import { buildAuthWorld, buildUser, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createFakeEnvironment } from "../testing/fake-environment.ts";
import { createCurrencyChoice } from "./currency-choice.ts";
import { currencyFollowsAccount } from "./currency-follows-account.ts";

const ADA = { password: KNOWN_ACCOUNT.password, user: buildUser({ preferredCurrency: "JPY" }) };
const CREDENTIALS = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

function buildWorld(account = ADA) {
  const environment = createFakeEnvironment({ pageCurrency: "USD" });
  const currency = createCurrencyChoice(environment);
  currency.adopt();
  const { auth } = buildAuthWorld({ accounts: [account] });
  const api = createFakeApiClient();
  api.answer("preferCurrency", ok({}));
  currencyFollowsAccount({ api, auth, currency });
  const settle = () => createFakeClock().advanceAsync(0);
  return { environment, currency, auth, api, settle };
}

test("[AUTH-21] a login shows and keeps the currency that the account prefers, and stores nothing", async () => {
  const { auth, currency, environment, api, settle } = buildWorld();
  await auth.login(CREDENTIALS);
  await settle();
  expect(currency.getState().currency).toBe("JPY");
  expect(environment.choices.get("shop_currency")).toBe("JPY");
  expect(api.calls).toEqual([]);
});

test("[AUTH-21] an account that prefers none leaves the currency as it is", async () => {
  const { auth, currency } = buildWorld(KNOWN_ACCOUNT);
  await auth.login(CREDENTIALS);
  expect(currency.getState().currency).toBe("USD");
});

test("[AUTH-21] what a customer chooses is stored with the account, in order; what a visitor chooses isn't", async () => {
  const { auth, currency, api, settle } = buildWorld();
  currency.choose("EUR");
  await auth.login(CREDENTIALS);
  currency.choose("EUR");
  currency.choose("JPY");
  await settle();
  expect(api.calls.map(({ name, request }) => [name, request])).toEqual([
    ["preferCurrency", { currency: "EUR" }],
    ["preferCurrency", { currency: "JPY" }],
  ]);
});
