// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { ExitVariant } from "../../domain/exit-intent.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { ExitIntentDialog, type ExitIntentDialogProps } from "./exit-intent-dialog.tsx";

afterEach(cleanup);

function open(variant: ExitVariant, own: Partial<ExitIntentDialogProps> = {}) {
  const acts: string[] = [];
  render(
    <StoryWorld>
      <ExitIntentDialog
        variant={variant}
        cart={{ lines: [{ name: "faMicAlign", quantity: "2 seats" }], total: "€98.00" }}
        onClose={() => acts.push("close")}
        onCheckout={() => acts.push("checkout")}
        onDiscount={() => acts.push("discount")}
        onContact={() => acts.push("contact")}
        {...own}
      />
    </StoryWorld>,
  );
  return acts;
}

test.each<[ExitVariant, string, string, string]>([
  ["cart", "Proceed to Checkout", "checkout", "Continue Browsing"],
  ["tutorial", "Keep Learning", "close", "Leave Anyway"],
  ["product", "Get My Discount", "discount", "No Thanks"],
  ["default", "Contact Us", "contact", "Maybe Later"],
])(
  "[ENGAGE-08] [MODAL-03] the variant %s has its two buttons in the Special Offer dialog",
  async (variant, first, act, second) => {
    const acts = open(variant);
    expect(screen.getByRole("dialog", { name: "Special Offer" })).toBeTruthy();
    await expectAccessible();
    await userEvent.click(screen.getByRole("button", { name: first }));
    await userEvent.click(screen.getByRole("button", { name: second }));
    expect(acts).toEqual([act, "close"]);
  },
);

test("[ENGAGE-08] the cart's variant lists the items and the total", () => {
  open("cart");
  expect(screen.getByRole("list", { name: "In your cart" }).textContent).toBe("faMicAlign, 2 seats");
  expect(screen.getByText("€98.00")).toBeTruthy();
});

test("[ENGAGE-08] an offer that was refused says why, and isn't offered again", () => {
  open("product", { failure: { code: "engagement.boughtBefore" } });
  expect(screen.getAllByText("This offer is for accounts that have bought nothing yet.").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Get My Discount" })).toBeNull();
});

test("[ENGAGE-08] an offer that could not be loaded says so, and can be asked for again", async () => {
  const acts = open("product", { failure: { code: "api.network" } });
  expect(screen.getAllByText(/^The coupon could not be created\./).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "Get My Discount" }));
  expect(acts).toEqual(["discount"]);
});
