import { expect, type Locator, type Page } from "@playwright/test";
import type { Keyboard } from "./keyboard.ts";
import { openMail, readPin } from "./outbox.ts";
import { PASSWORD, type Person } from "./people.ts";
import type { Shopper } from "./shopper.ts";

/** A customer without a mouse on the account page. Each act ends where it began, with the focus on the control that opened its dialog. */
export class AccountByKeyboard {
  readonly #shopper: Shopper;
  readonly #page: Page;
  readonly #keyboard: Keyboard;

  constructor(shopper: Shopper, keyboard: Keyboard) {
    this.#shopper = shopper;
    this.#page = shopper.page;
    this.#keyboard = keyboard;
  }

  /** By the invitation of the account page. */
  async logIn({ email, firstName, lastName }: Person): Promise<void> {
    const keyboard = this.#keyboard;
    await keyboard.tabTo(/^Log in or sign up$/);
    await keyboard.press("Enter");
    await keyboard.expectOn(/^Email address/);
    await keyboard.type(email);
    await keyboard.press("Enter");
    await keyboard.expectOn(/^Password/);
    await keyboard.type(PASSWORD);
    await keyboard.press("Enter");
    await this.#shopper.expectLoggedIn({ email, firstName, lastName });
    await expect(this.#page.getByRole("navigation", { name: "Your settings" })).toBeVisible();
    await this.#expectOnMain();
  }

  /** Opens the invoice from the list of orders, prints it, and comes back to the account. */
  async printInvoice(product: string): Promise<void> {
    const keyboard = this.#keyboard;
    const main = this.#page.getByRole("main");
    await keyboard.tabTo(/^Orders and invoices/);
    await keyboard.press("Enter");
    await keyboard.expectOn(/^Orders and invoices$/);
    await keyboard.tabTo(/^Invoice \d/);
    await keyboard.press("Enter");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Invoice /);
    await expect(main.getByText(product).first()).toBeVisible();
    await this.#page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await keyboard.tabTo(/^Print$/);
    await keyboard.press("Enter");
    await expect(this.#page.locator("html[data-printed]")).toHaveCount(1);
    await keyboard.tabTo(/^Skip to the content$/);
    await keyboard.tabTo(/^Products$/);
    await keyboard.press("Enter");
    await expect(this.#page.getByRole("navigation", { name: "Your settings" })).toBeVisible();
  }

  async rate(product: string): Promise<void> {
    const keyboard = this.#keyboard;
    await keyboard.tabTo(new RegExp(`^More\\s*: ${product}$`));
    await keyboard.press("Enter");
    const dialog = await this.#open(new RegExp(`^Rate ${product}$`), "Rate Product");
    await keyboard.expectOn(/^1 star$/);
    await keyboard.press("Space");
    for (const _ of [2, 3, 4]) await keyboard.press("ArrowRight");
    await keyboard.tabTo(/^Comment/);
    await keyboard.type("It finds what I hear.");
    await keyboard.tabTo(/^Send rating/);
    await keyboard.press("Enter");
    await expect(dialog.getByText("Thank you for your rating!").first()).toBeVisible();
    // The page is loaded again, and begins at its start.
    await this.#leave(dialog, /^the page$/);
  }

  /** Types the code as somebody in a hurry would: small, and without hyphens. */
  async redeem(code: string, product: string): Promise<void> {
    const dialog = await this.#open(/^Redeem a code$/, "Redeem Code");
    await this.#keyboard.expectOn(/^Redeem code/);
    await this.#keyboard.type(code.toLowerCase().replaceAll("-", ""));
    await expect(dialog.getByLabel("Redeem code")).toHaveValue(code);
    await this.#keyboard.press("Enter");
    await expect(dialog.getByText(product, { exact: true })).toBeVisible();
    await this.#leave(dialog, /^the page$/);
  }

  async changeEmail({ email }: Person, next: string): Promise<void> {
    const dialog = await this.#open(/^Email address$/, "Change Account Email");
    const keyboard = this.#keyboard;
    await keyboard.expectOn(/^Current email/);
    await expect(dialog.getByLabel("Current email")).toHaveValue(email);
    await keyboard.tabTo(/^New email/);
    await keyboard.type(next);
    await keyboard.tabTo(/^Confirm new email/);
    await keyboard.type(next);
    await keyboard.tabTo(/^Password/);
    await keyboard.type(PASSWORD);
    await keyboard.press("Enter");
    await this.#enterPin(next, /PIN for a new email address/);
    await expect(dialog.getByText(`Your address changes to ${next} on `).first()).toBeVisible();
    await this.#leave(dialog, /^Email address$/);
  }

  async deleteAccount({ email }: Person): Promise<void> {
    const dialog = await this.#open(/^Delete the account$/, "Delete Account");
    const keyboard = this.#keyboard;
    await keyboard.tabTo(/^I understand that my account/);
    await keyboard.press("Space");
    await keyboard.tabTo(/^Send PIN/);
    await keyboard.press("Enter");
    await this.#enterPin(email, /PIN for deleting/);
    await expect(dialog.getByText("Your account will be deleted on ").first()).toBeVisible();
    await keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(this.#page.getByText("logged in as")).toBeHidden();
    await this.#expectOnMain();
  }

  /** The effect of a login within the 14 days, as its mail says. */
  async expectDeletionCancelled({ email }: Person): Promise<void> {
    const mail = await openMail(this.#page.context(), email, /will not be deleted/);
    await expect(mail.getByText("This cancelled the deletion of your account").first()).toBeVisible();
    await mail.close();
  }

  async #open(act: RegExp, title: string): Promise<Locator> {
    const dialog = this.#page.getByRole("dialog", { name: title });
    await this.#keyboard.tabTo(act);
    await this.#keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** If the focused element was removed, the focus isn't lost to the top of the page. */
  async #expectOnMain(): Promise<void> {
    await expect(this.#page.getByRole("main")).toBeFocused();
  }

  async #leave(dialog: Locator, opener: RegExp): Promise<void> {
    await this.#keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await this.#keyboard.expectOn(opener);
  }

  async #enterPin(email: string, subject: RegExp): Promise<void> {
    await this.#keyboard.expectOn(/^PIN/);
    await this.#keyboard.type(await readPin(this.#page.request, email, subject));
    await this.#keyboard.press("Enter");
  }
}
