import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok, type Result } from "@shop/kernel";
import { expect, test } from "vitest";
import type { Visitor } from "../../request/visitor.ts";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { SHOP_FACTS } from "../../testing/shop-facts.ts";
import { actOnEntry } from "./contest-entry.server.ts";

/** The answer to an entry with these fields, and what the back end was asked. */
async function enter(fields: Readonly<Record<string, string>>, answer: Result<{ message: string }>, language = "") {
  const api = createFakeApiClient();
  api.answer("enterContest", answer);
  const visitor: Visitor = { api, currency: "EUR", isKnown: false, chooseCurrency: () => {}, setCookies: () => [] };
  const context = buildStorefrontContext({ visitor: () => visitor });
  const request = new Request(`${SHOP_FACTS.origin}${language}/contest-entry`, {
    method: "POST",
    headers: { origin: SHOP_FACTS.origin },
    body: new URLSearchParams({ intent: "enter", contest: "halloween", ...fields }),
  });
  const said = await actOnEntry({ context, request, params: {} } as never);
  return { ...said.data, asked: api.calls.length };
}

test.each([
  ["", {}, { email: "Please enter a valid email address.", accepts: "Please accept the rules to take part." }],
  ["", { email: "ada@studio.example" }, { accepts: "Please accept the rules to take part." }],
  ["/de", { email: "ada@studio", accepts: "yes" }, { email: "Bitte geben Sie eine gültige E-Mail-Adresse ein." }],
])(
  "[ENGAGE-06] an entry on %s/contests with %j marks each wrong field, and asks nothing",
  async (language, fields, errors) => {
    const said = await enter(fields, ok({ message: "" }), language);
    expect(said).toMatchObject({ isDone: false, text: Object.values(errors).join(" "), asked: 0 });
    expect(said.errors).toEqual(errors);
  },
);

test("[ENGAGE-06] an address that the back end refuses is marked, any other refusal is said above the fields", async () => {
  const fields = { email: "ada@studio.example", accepts: "yes" };
  const [address, closed] = [
    await enter(fields, fail({ code: "auth.emailDnsmx" })),
    await enter(fields, fail({ code: "contest.notOpen" })),
  ];
  expect(address.errors.email).toMatch(/^The email address cannot be verified/);
  expect([closed.errors, closed.text]).toEqual([{}, "This contest takes no entries."]);
});
