import { expect, test } from "./models/test.ts";

test.use({ javaScriptEnabled: false });

/** A page, its headline, and a text that only its real content holds. */
const READABLE = [
  ["/shop", "Shop", "faMicAlign"],
  ["/products", "All products", "faIR Modern Rock"],
  ["/products/plugins/famicalign", "faMicAlign", "cross-spectrum"],
  ["/products/guitar-cabinet-impulse-responses/fair-modern-rock", "faIR Modern Rock", "Formats"],
  ["/products/home-studio-bundle", "Home Studio Bundle", "Apart they cost"],
  ["/tutorials", "Tutorials", "Why minimum phase"],
  ["/tutorials/phase-alignment-tutorials/why-minimum-phase", "Why minimum phase", "response"],
  ["/terms-conditions", "Terms", "withdraw"],
  ["/privacypolicy", "Privacy", "data"],
  ["/imprint", "Imprint", "Farfield"],
] as const;

for (const [path, headline, text] of READABLE) {
  test(`[A11Y-07] ${path} can be read without scripts, in one currency, and shows no dead button`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText(headline);
    await expect(main.getByText(new RegExp(text, "i")).first()).toBeVisible();
    const body = page.locator("body");
    await expect(body).not.toContainText(/[$¥]\d/, { useInnerText: true });
    if (path.startsWith("/products") || path === "/shop")
      await expect(body).toContainText(/\d€/, { useInnerText: true });
    const controls = page.locator("button, select, input, [role=button]").filter({ visible: true });
    await expect(controls).toHaveCount(0);
  });
}
