// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { CartMessages } from "../cart-messages/cart-messages.tsx";
import { CartView } from "../cart-view/cart-view.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-carts.ts";

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Coupon code" });
const errorOf = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("");

describe("the coupon field", () => {
  test("[CART-06] Enter redeems a code, which is listed with what it takes off and a key that takes it out", async () => {
    const { gateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    await userEvent.type(field(), " ten {Enter}");
    expect(gateway.calls.at(-1)).toBe("addCoupon ten");
    expect(field().value).toBe("");
    const key = () => screen.queryByRole("button", { name: "Remove coupon TEN" });
    expect(key()?.closest("div")?.textContent).toBe("Coupon TEN−21.33€");
    await expectAccessible();
    key()?.focus();
    await userEvent.keyboard("{Enter}");
    expect(key()).toBeNull();
    expect(document.activeElement).toBe(field());
  });
  test.each([
    ["TENN", "There is no coupon with this code. Please check the spelling."],
    ["OLD", "This coupon has expired."],
    ["OTHER", "This coupon is not for the products in your cart."],
    ["USED", "You have already used this coupon."],
    ["ALONE", "This coupon cannot be combined with another. Please remove the other one first."],
  ])(
    "[CART-06] a refused %s keeps what was typed, says why, tied to the field, and is read out once",
    async (code, why) => {
      await renderInWorld(
        <>
          <CartView />
          <CartMessages />
        </>,
        { products: FULL_CART },
      );
      await userEvent.type(field(), `${code}{Enter}`);
      expect(field().value).toBe(code);
      expect(field().getAttribute("aria-invalid")).toBe("true");
      expect(errorOf(field())).toBe(why);
      expect(screen.getAllByText(why)).toHaveLength(1);
      expect(screen.getAllByRole("alert").map((region) => region.textContent)).toEqual([why]);
      await expectAccessible();
      await userEvent.type(field(), "X");
      expect(screen.queryByText(why)).toBeNull();
    },
  );
  test("an empty one says that a code is missing, without a call", async () => {
    const { gateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(errorOf(field())).toBe("Type the code first.");
    expect(gateway.calls).toEqual(["get"]);
  });
  test("a code that was refused elsewhere is shown with its refusal, and isn't put back where it was taken out", async () => {
    const { cart } = await renderInWorld(<CartView />, { products: FULL_CART });
    await act(async () => void (await cart.addCoupon("GONE")));
    expect(field().value).toBe("GONE");
    expect(errorOf(field())).toBe("Coupon limit reached: it was valid for a limited number of orders.");
    await userEvent.clear(field());
    expect(field().value).toBe("");
    expect(errorOf(field())).toBe("");
  });
  test("is checked once, and says so meanwhile", async () => {
    const { gateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    const release = gateway.hold();
    await userEvent.type(field(), "TEN{Enter}{Enter}");
    const apply = screen.getByRole("button", { name: "Checking…" });
    expect(apply.getAttribute("aria-busy")).toBe("true");
    await act(async () => release());
    expect(gateway.calls).toEqual(["get", "addCoupon TEN"]);
  });
  test("a coupon that can't be taken out says so at its key", async () => {
    const { gateway } = await renderInWorld(<CartView />, { products: FULL_CART, shop: { coupons: ["TEN", "FIVER"] } });
    gateway.refuseNext();
    const key = () => screen.getByRole("button", { name: "Remove coupon TEN" });
    await userEvent.click(key());
    const why = screen.getByText(/The coupon could not be removed/);
    expect(key().getAttribute("aria-describedby")).toBe(why.closest("p")?.id);
    expect(field().getAttribute("aria-invalid")).toBeNull();
    await expectAccessible();
  });
});
