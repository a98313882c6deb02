import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { PASSWORD, type Person } from "./people.ts";

export type TestCardName = "Accepted" | "Declined" | "Asks for 3-D Secure" | "Accepted, webhook late";

/** A shopper at the site's own controls, by role and name. */
export class Shopper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and waits until its parts react. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** The page marks on the browser's performance timeline that its parts are interactive. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName("shop:hydrated").length > 0);
  }

  get signIn(): Locator {
    return this.page.getByRole("dialog", { name: "Sign In / Sign Up" });
  }

  get cartLink(): Locator {
    return this.page.getByRole("banner").getByRole("link", { name: /^Cart,/ });
  }

  get notices(): Locator {
    return this.page.getByRole("region", { name: "Notices" });
  }

  get review(): Locator {
    return this.page.getByRole("dialog", { name: "Review your order" });
  }

  get payment(): FrameLocator {
    return this.page.frameLocator("iframe[title='Payment page of our payment provider']");
  }

  async addToCart(path: string, name: string): Promise<void> {
    await this.open(path);
    await this.page.getByRole("button", { name: "Add to cart" }).click();
    await expect(this.notices.getByText(`${name} is in your cart.`)).toBeVisible();
  }

  async enterEmail(email: string): Promise<void> {
    await this.signIn.getByLabel("Email address").fill(email);
    await this.signIn.getByRole("button", { name: "Continue" }).click();
  }

  async signUp(person: Person): Promise<void> {
    await this.enterEmail(person.email);
    await this.signIn.getByLabel("First name").fill(person.firstName);
    await this.signIn.getByLabel("Last name").fill(person.lastName);
    await this.signIn.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await this.signIn.getByLabel(/I agree to the/).check();
    await this.signIn.getByRole("button", { name: "Sign up", exact: true }).click();
    await expect(this.signIn.getByText("Activation Link Sent")).toBeVisible();
  }

  async enterPassword(password = PASSWORD): Promise<void> {
    await this.signIn.getByLabel("Password", { exact: true }).fill(password);
    await this.signIn.getByRole("button", { name: "Sign in", exact: true }).click();
  }

  async expectLoggedIn(person: Person): Promise<void> {
    await expect(this.page.getByText(`logged in as ${person.firstName}`)).toBeVisible();
  }

  /** Ticks the two boxes of the review and orders. */
  async order(): Promise<void> {
    await this.review.getByLabel(/I expressly agree that you begin/).check();
    await this.review.getByLabel(/I lose my right of withdrawal/).check();
    await this.review.getByRole("button", { name: "Order with obligation to pay" }).click();
  }

  /** Fills in one of the test cards and presses Pay. */
  async payWith(card: TestCardName): Promise<void> {
    await this.payment.getByRole("button", { name: new RegExp(`^${card}\\s*\\d`) }).click();
    await this.expectCardFilled();
    await this.payment.getByRole("button", { name: /^Pay / }).click();
  }

  /** Without its script the payment page fills in the card by loading itself again, so the card has to be there before Pay. */
  async expectCardFilled(): Promise<void> {
    await expect(this.payment.getByLabel("Card number")).toHaveValue(/\d/);
  }

  async expectPurchaseDone(): Promise<void> {
    await expect(this.page).toHaveURL(/\/account\?source=purchase$/);
    await expect(this.page.getByText("Thank you. Your purchase is complete.").first()).toBeVisible();
  }

  /** The row of an owned product on the account page, or on the downloads page, which lists the manuals below. */
  rowOf(product: string): Locator {
    return this.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("link", { name: product, exact: true }) })
      .first();
  }

  /** Opens the row of an owned product on the account page: everything about it. */
  async openLicence(product: string): Promise<Locator> {
    await this.rowOf(product).getByRole("link", { name: product, exact: true }).click();
    await expect(this.licenceOf(product)).toBeVisible();
    return this.licenceOf(product);
  }

  /** The card of an owned product: on the landing after a purchase, and on the account page behind its row. */
  licenceOf(product: string): Locator {
    return this.page.getByRole("article", { name: product, exact: true }).first();
  }

  /** An entry of the account page: it opens its dialog, or links to its page. */
  accountEntry(name: string): Locator {
    return this.page.getByRole("navigation", { name: "Your settings" }).getByRole("link", { name, exact: true });
  }

  /** Opens the account page and one of its dialogs. */
  async openAccountDialog(entry: string, title: string): Promise<Locator> {
    await this.open("/account");
    await this.accountEntry(entry).click();
    const dialog = this.page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    return dialog;
  }
}
