import { expect, type Locator, type Page } from "@playwright/test";

export type OwnLook = Readonly<Record<"add" | "cart", Record<string, string>>>;

/** A shopper on a host's page, at the elements' own controls, by role and name. */
export class EmbedPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.addButton).toBeVisible();
  }

  get cart(): Locator {
    return this.page.locator("shop-cart").first();
  }

  get cartButton(): Locator {
    return this.cart.getByRole("button", { name: /^Cart,/ });
  }

  get addElement(): Locator {
    return this.page.locator("shop-add-to-cart");
  }

  get addButton(): Locator {
    return this.addElement.getByRole("button", { name: "Add to cart" });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Your cart" });
  }

  async add(): Promise<void> {
    await this.addButton.click();
    await expect(this.addElement.getByText("faMicAlign is in your cart.")).toBeVisible();
  }

  /** The focused element, in the page or in its shadow root; and whether it is inside an open dialog. */
  focus(): Promise<{ readonly name: string; readonly isInDialog: boolean }> {
    return this.page.evaluate(() => {
      const outer = document.activeElement;
      const inner = outer?.shadowRoot?.activeElement ?? outer;
      const name = inner?.ariaLabel ?? inner?.textContent ?? "";
      return { name: name.trim(), isInDialog: inner?.closest("dialog[open]") != null };
    });
  }

  async ownLook(): Promise<OwnLook> {
    return { add: await this.#lookOf(this.addButton), cart: await this.#lookOf(this.cartButton) };
  }

  /** The rendered styles of one of our controls. */
  #lookOf(control: Locator): Promise<Record<string, string>> {
    return control.evaluate((element) => {
      const { color, backgroundColor, fontFamily, fontSize, textTransform, borderRadius, display, width, height } =
        getComputedStyle(element);
      return { color, backgroundColor, fontFamily, fontSize, textTransform, borderRadius, display, width, height };
    });
  }

  /** The rendered styles of the host's own elements, in every property. */
  lookOfHost(): Promise<string> {
    return this.page.evaluate(() =>
      Array.from(document.querySelectorAll("html, body, main, h1, p, #host-button, #host-link"), (element) => {
        const style = getComputedStyle(element);
        // The elements may change the height of their container, and so move the rest of the page.
        const isOwn = (name: string) => !/height|block-size|width|inline-size|origin|inset|top|bottom/.test(name);
        return `${element.tagName} ${Array.from(style)
          .filter(isOwn)
          .map((name) => `${name}:${style.getPropertyValue(name)}`)
          .join(";")}`;
      }).join("\n"),
    );
  }
}
