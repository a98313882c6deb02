import { DESKTOP, expectAccessible, expectAccessibleEverywhere, PHONE, TABLET, WIDE } from "./models/accessible.ts";
import { newPerson, signUp } from "./models/people.ts";
import { MISSING_PAGE, PAGE_KINDS } from "./models/routes.ts";
import { expect, test } from "./models/test.ts";

/** A table that scrolls by itself, with words in it that only screen readers get. */
const COMPARISON = "/compare?products=fair-modern-rock&products=fair-jazz-box&products=fair-doom-cellar";

/** From the narrowest phone to a desk: every 32 px. */
const WIDTHS = Array.from({ length: 31 }, (_, index) => 320 + index * 32);

/** `npm run task accessibility` opens every page in every language at every width; `npm test` opens each once on a phone and once more. */
const isWhole = process.env.ACCESSIBILITY === "whole";
const LANGUAGES = ["en", "de", "ja"];
const VIEWPORTS = [PHONE, TABLET, DESKTOP, WIDE];

function pathsIn(language: string, viewport: (typeof VIEWPORTS)[number]): string[] {
  const turn = LANGUAGES.indexOf(language);
  const prefix = language === "en" ? "" : `/${language}`;
  const paths = [...PAGE_KINDS, COMPARISON, MISSING_PAGE];
  const isShared = (index: number) =>
    (viewport === PHONE && index % LANGUAGES.length === turn) ||
    index % (LANGUAGES.length * VIEWPORTS.length) === VIEWPORTS.indexOf(viewport) * LANGUAGES.length + turn;
  return paths.filter((_, index) => isWhole || isShared(index)).map((path) => prefix + path);
}

/** The routes in small lots, so that two browsers share them. */
const LOTS = [
  PAGE_KINDS.slice(0, 5),
  PAGE_KINDS.slice(5, 10),
  PAGE_KINDS.slice(10, 15),
  PAGE_KINDS.slice(15, 20),
  PAGE_KINDS.slice(20, 25),
  [...PAGE_KINDS.slice(25), MISSING_PAGE],
];

for (const language of LANGUAGES) {
  for (const viewport of VIEWPORTS) {
    test(`[A11Y-01] [A11Y-04] [A11Y-05] in ${language} at ${viewport.width} px no rule is broken in either theme, and nothing scrolls sideways`, async ({
      shopper,
      page,
    }) => {
      if (isWhole) test.setTimeout(600_000);
      await page.setViewportSize(viewport);
      for (const path of pathsIn(language, viewport)) {
        await shopper.open(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(scrollSideways), path).toBe(0);
        await expectAccessible(page, `${path}, ${viewport.width} px`);
      }
    });
  }
}

for (const lot of LOTS) {
  test(`[A11Y-01] [A11Y-04] [A11Y-05] ${lot.join(", ")}: in the language with the longest words no rule is broken on a desktop, and nothing scrolls sideways at any width`, async ({
    shopper,
    page,
  }) => {
    for (const path of lot) {
      await shopper.open(`/de${path}`);
      await page.evaluate(() => document.fonts.ready);
      await expectAccessible(page, path);
      const tooNarrow: number[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if ((await page.evaluate(scrollSideways)) > 0) tooNarrow.push(width);
      }
      expect(tooNarrow, path).toEqual([]);
      await page.setViewportSize(DESKTOP);
    }
  });
}

/** In the browser: how far the page scrolls to the right. */
function scrollSideways(): number {
  window.scrollTo({ left: 1_000, behavior: "instant" });
  return window.scrollX;
}

test("[A11Y-01] no stage of signing in, and not the contact dialog, breaks a rule", async ({
  shopper,
  page,
  context,
  baseURL,
}, testInfo) => {
  const known = newPerson(testInfo, "Rosa");
  const unknown = newPerson(testInfo, "Nina");
  await signUp(context, baseURL ?? "", known);
  const { signIn } = shopper;
  const openSignIn = () => page.getByRole("banner").getByRole("link", { name: "Account" }).click();
  await shopper.open("/imprint");
  await openSignIn();
  await shopper.enterEmail("bad address");
  await expect(signIn.getByText("Please enter a valid email address.")).toBeVisible();
  await expectAccessibleEverywhere(page, "stage 1 with an error");
  await shopper.enterEmail(known.email);
  await expect(signIn.getByLabel("Password", { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page, "stage 2");
  await signIn.getByRole("button", { name: "Go back" }).click();
  await shopper.enterEmail(unknown.email);
  await signIn.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(signIn.getByText("Please fill in your name fields.").first()).toBeVisible();
  await expectAccessibleEverywhere(page, "stage 3 with errors");
  await signIn.getByRole("button", { name: "Go back" }).click();
  await shopper.signUp(unknown);
  await expectAccessibleEverywhere(page, "stage 4");
  await page.keyboard.press("Escape");
  await openSignIn();
  await shopper.enterEmail(unknown.email);
  await signIn.getByRole("button", { name: "Resend Activation Email" }).click();
  await expect(signIn.getByRole("timer")).toBeVisible();
  await expectAccessibleEverywhere(page, "stage 5");
  await signIn.getByRole("button", { name: "click here" }).click();
  await expect(page.getByRole("dialog", { name: "Contact" })).toBeVisible();
  await expectAccessibleEverywhere(page, "contact");
});

test("[A11Y-01] cart, its dropdown and notices, the mobile menu, the payment and what was bought break no rule", async ({
  shopper,
  customer,
  page,
}) => {
  await shopper.addToCart("/products/plugins/facabroom", "faCabRoom");
  await shopper.expectLoggedIn(customer);
  await shopper.cartLink.click();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await expectAccessibleEverywhere(page, "cart dropdown and notice");
  await page.setViewportSize(PHONE);
  await shopper.open("/cart");
  await expectAccessible(page, "cart on a phone");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page, "mobile menu");
  await page.keyboard.press("Escape");
  await page.setViewportSize(DESKTOP);
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await shopper.review.getByText("Buying for a business").click();
  await shopper.review.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(shopper.review.getByText("Please tick this box").first()).toBeVisible();
  await expectAccessibleEverywhere(page, "review with unticked boxes");
  await shopper.order();
  await expect(shopper.payment.getByRole("button", { name: /^Pay / })).toBeVisible();
  await expectAccessibleEverywhere(page, "payment");
  await shopper.payWith("Declined");
  await expect(shopper.payment.getByText("Your card was declined. Try another card.")).toBeVisible();
  await expectAccessible(page, "declined payment");
  await shopper.payWith("Accepted");
  await shopper.expectPurchaseDone();
  await expectAccessibleEverywhere(page, "account after a purchase");
  await shopper
    .licenceOf("faCabRoom")
    .getByRole("link", { name: /^Download facabroom/i })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Thank You for Downloading!" })).toBeVisible();
  await expectAccessibleEverywhere(page, "download");
  await shopper.open("/account/orders");
  await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "faCabRoom" })
    .getByRole("link", { name: /^Invoice / })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Invoice / })).toBeVisible();
  await expectAccessibleEverywhere(page, "order");
});
