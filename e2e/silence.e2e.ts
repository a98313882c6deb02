import { expectSilence } from "../packages/consent/src/testing/playwright/index.ts";
import { choiceOf, storeChoice } from "./models/consent-choice.ts";
import { pagesToVisit } from "./models/pages-to-visit.ts";
import { CHOICES, OWN_STORED, ownCallsWithout, SERVICES } from "./models/shop-consent.ts";
import { expect, test } from "./models/test.ts";

test.use({ hasRefused: false });

for (const granted of CHOICES) {
  for (const who of ["a visitor", "a customer"] as const) {
    test(`[CONSENT-02] ${who} who allows ${granted.join(" and ") || "nothing"} is sent nowhere else, and nothing else is stored`, async ({
      page,
      context,
      baseURL,
      customer: _,
    }) => {
      if (who === "a visitor") await context.clearCookies();
      await context.addInitScript(storeChoice, choiceOf(granted));
      const calls: string[] = [];
      context.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await expectSilence(page, {
        granted,
        services: SERVICES,
        own: OWN_STORED,
        ownHosts: [new URL(baseURL ?? "").host],
        during: async () => {
          for (const path of pagesToVisit(granted)) {
            await page.goto(path);
            await page.waitForFunction(() => performance.getEntriesByName("shop:idle").length > 0);
          }
          await expect(page.getByRole("button", { name: "Open chat" })).toBeVisible();
        },
      });
      expect(ownCallsWithout(granted, calls)).toEqual([]);
    });
  }
}

test("[CONSENT-01] whatever a visitor who allows nothing does leaves only what the privacy page names", async ({
  page,
  shopper,
  baseURL,
}) => {
  await page.addInitScript(storeChoice, choiceOf([]));
  const banner = page.getByRole("banner");
  await expectSilence(page, {
    granted: [],
    services: SERVICES,
    own: OWN_STORED,
    ownHosts: [new URL(baseURL ?? "").host],
    during: async () => {
      await shopper.open("/");
      await banner.getByRole("button", { name: "Dark mode" }).click();
      await banner.getByRole("combobox", { name: "Currency" }).selectOption("USD");
      await page.getByRole("button", { name: "Close this offer" }).click();
      await shopper.open("/products/plugins/famicalign");
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
      await page.getByRole("button", { name: "Open chat" }).click();
      await page.getByRole("textbox", { name: /message|question/i }).fill("Which formats");
      await page.keyboard.press("Escape");
      await shopper.open("/support");
      await page.getByRole("main").getByRole("button", { name: "Contact us" }).click();
      await page.getByRole("dialog").getByRole("textbox").first().fill("A question");
      await page.keyboard.press("Escape");
      await shopper.open("/cart");
      await page.getByRole("button", { name: /^Remove/ }).click();
      await expect(shopper.cartLink).toHaveAccessibleName("Cart, empty");
    },
  });
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toEqual(expect.arrayContaining(["shop_theme", "shop_discount_bar", "shop_chat_draft"]));
});
