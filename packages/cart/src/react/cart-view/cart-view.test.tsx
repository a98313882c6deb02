// @vitest-environment jsdom

import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { messages } from "../../messages/index.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-world.tsx";
import { CartView } from "./cart-view.tsx";

afterEach(cleanup);

const lineOf = (name: string) => {
  const line = screen.getAllByRole("listitem").find((item) => item.textContent?.includes(name));
  if (!line) throw new Error(`no line of ${name}`);
  return line;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the cart's page", () => {
  test("shows lines, reduced prices beside the regular ones, and the totals", async () => {
    await renderInWorld(<CartView productHref={(name) => `/p/${name}`} ownedNames={new Set(["Ballast"])} />, {
      products: FULL_CART,
    });
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(lineOf("Sidechain Lab").textContent).toContain("Regular price 89€ Your price 62.30€");
    expect(lineOf("Ballast").textContent).toContain("147€");
    expect(lineOf("Ballast").textContent).toContain("49€ each");
    expect(lineOf("Ballast").textContent).toContain("You own this.");
    expect(lineOf("Tweed").textContent).not.toContain("You own this.");
    expect(screen.getByRole("link", { name: "Ballast" }).getAttribute("href")).toBe("/p/Ballast");
    const totals = screen.getByText("Regular total").closest("dl");
    expect(totals?.textContent).toContain("Regular total269.90€");
    expect(totals?.textContent).toContain("You save29.68€");
    expect(totals?.textContent).toContain("Total VAT included240.22€");
    expect(within(screen.getByRole("region")).getByText("269.90€").tagName).toBe("S");
    await expectAccessible();
  });
  test("changes quantities, within the limits", async () => {
    const { gateway } = await renderInWorld(<CartView />, { products: [{ name: "Ballast", quantity: 4 }] });
    await press("One more: Ballast");
    await press("One more: Ballast");
    expect(lineOf("Ballast").textContent).toContain("Reached cart limit for this item.");
    await press("One less: Ballast");
    expect(lineOf("Ballast").textContent).not.toContain("Reached cart limit for this item.");
    expect(gateway.calls).toEqual(["get", "add Ballast 1", "remove Ballast 1"]);
  });
  test("has no quantity keys for a pack", async () => {
    await renderInWorld(<CartView />, { products: [{ name: "faIR Tweed 1x12", quantity: 1 }] });
    expect(screen.queryByRole("button", { name: /One more/ })).toBeNull();
  });
  test("a refused removal puts the line back and says why, tied to its button", async () => {
    const { gateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    gateway.refuseNext();
    await press("Remove Ballast");
    const why = screen.getByText(/Could not remove the item/);
    expect(screen.getByRole("button", { name: "Remove Ballast" }).getAttribute("aria-describedby")).toBe(why.id);
    await expectAccessible();
  });
  test("after a removal by keyboard the focus is on the next line's key, and on the last one's at the end", async () => {
    await renderInWorld(<CartView />, { products: FULL_CART.slice(0, 3) });
    screen.getByRole("button", { name: "Remove Ballast" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove faIR Greenback 4x12" }));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Sidechain Lab" }));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your cart" }));
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
  });
  test("leaves the focus alone when it is elsewhere", async () => {
    const { cart } = await renderInWorld(<CartView />, { products: FULL_CART });
    await act(async () => void (await cart.remove("Ballast")));
    expect(document.activeElement).toBe(document.body);
  });
  test("an emptied cart offers to go on shopping and to take it back", async () => {
    await renderInWorld(<CartView />, { products: FULL_CART });
    await press("Empty shopping cart");
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Continue shopping" }).getAttribute("href")).toBe("/shop");
    await expectAccessible();
    await press("Undo last change");
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(screen.queryByRole("button", { name: "Undo last change" })).toBeNull();
  });
  test("a cart that can't be loaded says so and can be tried again", async () => {
    const { cart, gateway } = await renderInWorld(<CartView />);
    cart.forget();
    gateway.refuseNext();
    gateway.changeElsewhere([{ name: "Ballast", quantity: 1 }]);
    await act(async () => void (await cart.refresh()));
    expect(screen.getByRole("alert").textContent).toContain("Nothing in it is lost");
    await press("Try again");
    expect(lineOf("Ballast")).toBeTruthy();
  });
  test("before it is loaded it shows the shape of what comes", async () => {
    const { cart } = await renderInWorld(<CartView />);
    act(() => cart.forget());
    expect(screen.getByRole("status").textContent).toBe("Loading your cart");
  });
  test("proceeds to the checkout, says that it is opening, and that the provider's page follows", async () => {
    const { checkoutGateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    expect(screen.getByText(/our payment provider's secure checkout/)).toBeTruthy();
    checkoutGateway.answerWith(new Promise(() => undefined));
    await press("Proceed to Checkout");
    const proceed = screen.getByRole("button", { name: /Opening checkout/ });
    expect(proceed.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(proceed);
    expect(checkoutGateway.calls).toHaveLength(1);
  });
  test("says why a checkout failed at its button", async () => {
    const { checkoutGateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    checkoutGateway.answerWith({ isOk: false, failure: { code: "checkout.productGone", params: { name: "Ballast" } } });
    await press("Proceed to Checkout");
    expect(
      screen.getByText("Ballast is no longer for sale. Please remove it from your cart and try again."),
    ).toBeTruthy();
  });
  test("speaks German, and a host's own words", async () => {
    await renderInWorld(<CartView />, { products: FULL_CART, messages: { ...messages.de, "cart.proceed": "Weiter" } });
    expect(screen.getByRole("button", { name: "Weiter" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Warenkorb leeren" })).toBeTruthy();
  });
});
