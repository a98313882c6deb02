import type { Page, Response } from "@playwright/test";
import { DEFAULT_OPERATION_IDS } from "../packages/api-client/src/contract/operation-ids.ts";
import { choiceOf, storeChoice } from "./models/consent-choice.ts";
import { expect, test } from "./models/test.ts";

const SERVICE = "/wp-json/fa-drip/v1/";

/** The marketing service's calls of a page, in order, as they were accepted. */
function watchCalls(page: Page) {
  const calls: { readonly name: string; readonly body: Readonly<Record<string, unknown>>; readonly status: number }[] =
    [];
  page.on("response", (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(SERVICE)) return;
    const body = response.request().postDataJSON();
    calls.push({ name: pathname.slice(SERVICE.length), body, status: response.status() });
  });
  return calls;
}

/** What the account has of it, as the shop sends it to the customer's next page. */
async function storedEvents(page: Page): Promise<readonly { readonly event_type: string }[]> {
  const path = `/v1/${DEFAULT_OPERATION_IDS.updateSession}`;
  const response = page.waitForResponse((one) => new URL(one.url()).pathname === path);
  await page.reload();
  const { result } = await (await response).json();
  return result.user.dripEvents;
}

test.describe("with consent to everything", () => {
  test.use({ hasRefused: false });
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(storeChoice, choiceOf(["statistics", "marketing"]));
  });

  test("[TRACK-04] [CART-12] [AUTH-12] [AUTH-18] what a customer looks at, buys and leaves is stored once in the account, under their consent", async ({
    page,
    shopper,
    customer,
  }) => {
    const calls = watchCalls(page);
    const named = (name: string) => calls.filter((call) => call.name === name);
    await shopper.open("/products/plugins/famicalign");
    await shopper.expectLoggedIn(customer);
    await expect.poll(() => named("track-product-view")).toHaveLength(1);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect.poll(() => named("track-cart-add")).toHaveLength(1);
    expect(named("track-cart-add")[0]?.body).toMatchObject({
      user_email: customer.email,
      product_name: "faMicAlign",
      quantity: 1,
      consent: { categories: ["marketing", "statistics"] },
    });

    const kinds = (await storedEvents(page)).map((event) => event.event_type);
    expect(kinds.filter((kind) => kind === "product-view" || kind === "cart-add").sort()).toEqual([
      "cart-add",
      "product-view",
    ]);
    await expect.poll(() => named("track-product-view")).toHaveLength(2);
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("logged in as")).toBeHidden();
    expect(calls.slice(-2).map(({ name }) => name)).toEqual(["track-activity-session", "track-logout"]);
    expect(named("track-activity-session")[0]?.body).toMatchObject({
      session_data: { page_views: { "/products/plugins/famicalign": 2 } },
    });
    const sent = named("track-activity-session")[0]?.body.events as readonly {
      readonly data: { readonly event: string };
    }[];
    expect(sent.map(({ data }) => data.event)).toEqual(["view_item", "add_to_cart", "view_item"]);
    expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left.filter((key) => /^shop_(activity|visit|tab)/.test(key))).toEqual([]);
  });

  test("[TRACK-02] a page that is left hands its activity to the browser as a beacon", async ({
    page,
    shopper,
    customer,
  }) => {
    const calls = watchCalls(page);
    // Browsers don't report what they send for a page that is gone.
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        const isTaken = send(url, body);
        localStorage.setItem("test_beacon", JSON.stringify({ url, body, isTaken }));
        return isTaken;
      };
    });
    await shopper.open("/products/plugins/famicalign");
    await shopper.expectLoggedIn(customer);
    await expect.poll(() => calls.map(({ name }) => name)).toContain("track-product-view");
    await page.goto("/imprint");
    const beacon = JSON.parse((await page.evaluate(() => localStorage.getItem("test_beacon"))) ?? "{}");
    expect([beacon.url, beacon.isTaken]).toEqual(["/wp-json/fa-drip/v1/track-activity-session", true]);
    expect(JSON.parse(beacon.body)).toMatchObject({
      user_email: customer.email,
      events: [{ data: { event: "view_item" } }],
    });
  });

  test("[TRACK-06] the inspector lists what a customer does, and where it went", async ({
    page,
    shopper,
    customer,
  }) => {
    await shopper.open("/products/plugins/famicalign");
    await shopper.expectLoggedIn(customer);
    await shopper.open("/dev/events");
    await expect(page.locator("details", { hasText: "page_view" }).getByText("delivered").first()).toBeVisible();
  });
});

test("[TRACK-01] a customer who refused causes no call of the marketing service, whatever they do, and nothing is stored", async ({
  page,
  shopper,
  customer,
}) => {
  const calls = watchCalls(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await shopper.open("/products/plugins/famicalign");
  await shopper.expectLoggedIn(customer);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.notices.getByText("faMicAlign is in your cart.")).toBeVisible();
  await page.goto("/imprint");
  expect(calls).toEqual([]);
  expect(loaded.filter((url) => /tracking|tracked/.test(url))).toEqual([]);
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => /^shop_(activity|visit|tab|tracking)/.test(key))).toEqual([]);
});
