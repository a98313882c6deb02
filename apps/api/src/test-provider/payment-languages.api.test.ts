import { afterAll, beforeAll, expect, test } from "vitest";
import {
  CHALLENGED_CARD,
  createPayingTestApp,
  DECLINED_CARD,
  openTestPayment,
  type PayingTestApp,
  postForm,
} from "../testing/index.ts";

let shop: PayingTestApp;
beforeAll(async () => {
  shop = await createPayingTestApp();
});
afterAll(() => shop.close());

test.each([
  ["de", "Zahlung an Test Shop", "90.65€ zahlen", "abgelehnt", "Bestätigen Sie die Zahlung"],
  ["ja", "Test Shopへのお支払い", "90.65€を支払う", "承認されませんでした", "ご本人確認"],
] as const)(
  "the payment pages are in the language that the order was placed in: %s",
  async (locale, title, button, declined, challenge) => {
    const browser = shop.newBrowser();
    const successUrl = `http://shop.test/${locale}/account?source=purchase`;
    const { url } = await openTestPayment(shop, { successUrl });
    const show = async () => (await browser.fetch(new URL(url).pathname)).text();
    const page = await show();
    for (const said of [`<html lang="${locale}"`, title, button]) expect(page).toContain(said);
    const answer = await postForm(browser, url, DECLINED_CARD);
    expect(await answer.text()).toContain(declined);
    await postForm(browser, url, CHALLENGED_CARD);
    expect(await show()).toContain(challenge);
  },
);

test("a shop whose success page is on another site pays in English", async () => {
  const { url } = await openTestPayment(shop, { successUrl: "http://label.test/de/thanks" });
  const page = await (await shop.newBrowser().fetch(new URL(url).pathname)).text();
  expect(page).toContain(`<html lang="en"`);
  expect(page).toContain("Pay Test Shop");
});
