import { shiftsOf } from "./models/shifts-of.ts";
import { expect, test } from "./models/test.ts";

for (const [device, width] of [
  ["phone", 390],
  ["desktop", 1440],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height: 844 } });

    test(`[MEDIA-02] on a ${device} nothing moves while a page comes, also at the address of a place in it`, async ({
      page,
      shopper,
    }) => {
      for (const path of ["/", "/tutorials", "/sales", "/support", "/support#invoices", "/press"]) {
        await shopper.open(path);
        await page.waitForLoadState("networkidle");
        expect(await shiftsOf(page), path).toEqual([]);
        const place = new URL(path, "https://shop.example").hash;
        if (place) await expect(page.locator(place)).toBeInViewport();
      }
    });

    test(`[MEDIA-02] on a ${device} nothing moves in the account of somebody who bought something`, async ({
      page,
      shopper,
      customer: _,
    }) => {
      await shopper.addToCart("/products/plugins/famicalign", "faMicAlign");
      await page.goto("/cart");
      await page.getByRole("button", { name: "Proceed to Checkout" }).click();
      await shopper.order();
      await shopper.payWith("Accepted");
      await shopper.expectPurchaseDone();
      for (const path of ["/account", "/account/updates", "/account/orders", "/downloads"]) {
        await shopper.open(path);
        await page.waitForLoadState("networkidle");
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });
  });
}
