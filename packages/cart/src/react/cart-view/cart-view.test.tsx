// @vitest-environment jsdom

import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { messages } from "../../messages/index.ts";
import { createFakePaymentWindow, orderReviewed } from "../../testing/fake-checkout.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART, noteOf } from "../stories/story-carts.ts";
import { CartView } from "./cart-view.tsx";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "onLine");
});

const lines = () => Array.from(screen.getByRole("list", { name: "Items in your cart" }).children);
const lineOf = (name: string) => {
  const line = lines().find((item) => item.textContent?.includes(name));
  if (!line) throw new Error(`no line of ${name}`);
  return line;
};
const goOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the cart's page", () => {
  test("shows lines, reduced prices beside the regular ones, and the totals", async () => {
    await renderInWorld(<CartView productHref={(name) => `/p/${name}`} ownedNames={new Set(["Ballast"])} />, {
      products: FULL_CART,
    });
    expect(lines()).toHaveLength(4);
    expect(lineOf("Sidechain Lab").textContent).toContain("Regular price 89€ Your price 62.30€");
    expect(lineOf("Ballast").textContent).toContain("147€");
    expect(lineOf("Ballast").textContent).toContain("49€ each");
    expect(lineOf("Ballast").textContent).toContain("You own this.");
    expect(lineOf("Tweed").textContent).not.toContain("You own this.");
    expect(screen.getByRole("link", { name: "Ballast" }).getAttribute("href")).toBe("/p/Ballast");
    expect(Array.from(document.querySelectorAll("dl > div"), (row) => row.textContent)).toEqual([
      "Items240.22€",
      "Multi-buy−26.69€",
      "Total VAT includedRegular price 269.90€ Your price 213.53€",
      "You save56.37€",
    ]);
    expect(within(screen.getByRole("region")).getAllByText("269.90€")[0]?.tagName).toBe("S");
    await expectAccessible();
  });
  test("[CART-03] the seats of a licence are chosen from a list that ends at the limit, and sent as a difference", async () => {
    const { cart, gateway } = await renderInWorld(<CartView />, { products: [{ name: "Ballast", quantity: 2 }] });
    const seats = screen.getByRole<HTMLSelectElement>("combobox", { name: "Quantity of Ballast" });
    expect(Array.from(seats.options, (option) => option.textContent)).toEqual([
      "1 seat",
      "2 seats",
      "3 seats",
      "4 seats",
      "5 seats",
    ]);
    expect(seats.selectedOptions[0]?.textContent).toBe("2 seats");
    await userEvent.selectOptions(seats, "5 seats");
    expect(seats.value).toBe("5");
    await userEvent.selectOptions(seats, "1 seat");
    await act(() => cart.settled());
    expect(gateway.calls).toEqual(["get", "add Ballast 3", "remove Ballast 4"]);
    await expectAccessible();
  });
  test("a change that is refused goes back, and its reason belongs to the list", async () => {
    const { cart, gateway } = await renderInWorld(<CartView />, { products: [{ name: "Ballast", quantity: 1 }] });
    gateway.refuseNext({ code: "cart.itemLimitReached" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Quantity of Ballast" }), "3 seats");
    await act(() => cart.settled());
    const seats = screen.getByRole<HTMLSelectElement>("combobox", {
      name: "Quantity of Ballast",
      description: "Reached cart limit for this item.",
    });
    expect(seats.value).toBe("1");
  });
  test("[CART-02] a pack, which is in a cart once, has no quantity to choose", async () => {
    await renderInWorld(<CartView />, { products: [{ name: "faIR Tweed 1x12", quantity: 1 }] });
    expect(screen.queryByRole("combobox")).toBeNull();
  });
  test("a line says what the product is, how many, what one costs and what all of them do", async () => {
    await renderInWorld(<CartView productNote={noteOf} />, {
      products: [{ name: "Ballast", quantity: 2 }, ...FULL_CART.slice(3)],
      shop: { shopper: { isLoggedIn: true } },
    });
    expect(lineOf("Ballast").textContent).toContain("PluginBallastBass compressor with a foot on the floor");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Quantity of Ballast" }).value).toBe("2");
    expect(lineOf("Ballast").textContent).toContain("Regular price 98€ Your price 83.30€");
    expect(lineOf("Ballast").textContent).toContain("Regular price 49€ Your price 41.65€ each");
    expect(lineOf("Tweed").textContent).toContain("IR Packfa");
  });
  test("a line shows the host's picture of its product, which repeats what the line says", async () => {
    await renderInWorld(
      <CartView productPicture={(name) => name === "Ballast" && <img alt="Ballast" src="a.svg" />} />,
      {
        products: FULL_CART,
      },
    );
    expect(lineOf("Ballast").querySelector("img")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
    expect(lineOf("Tweed").querySelector(".shop-cart-line__picture")).toBeNull();
  });
  test("of a bundle that is completed it says what is owned, what is missing, and the price that follows", async () => {
    await renderInWorld(<CartView />, { products: [{ name: "Mixing Bundle", quantity: 1 }] });
    const line = lineOf("Mixing Bundle");
    expect(line.textContent).toContain("You own 1 of 2. This is the price of the rest.");
    expect(Array.from(line.querySelectorAll("dl > div"), (kind) => kind.textContent)).toEqual([
      " Already yoursBallast",
      " MissingSidechain Lab",
    ]);
    expect(line.textContent).toContain("Regular price 119€ Your price 76.75€");
    await expectAccessible();
  });
  test("[CART-06] a change on its way is shown at once, and its line says so until the response", async () => {
    const { cart, gateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    const release = gateway.hold();
    act(() => void cart.setQuantity("Ballast", 2));
    act(() => void cart.setQuantity("Sidechain Lab", 2));
    expect(lineOf("Ballast").textContent).toContain("98€");
    expect(lines().map((line) => [line.getAttribute("data-state"), line.getAttribute("aria-busy")])).toEqual([
      ["adding", "true"],
      ["removing", "true"],
      ["settled", null],
      ["settled", null],
    ]);
    await act(async () => release());
    await act(() => cart.settled());
    expect(lineOf("Ballast").getAttribute("data-state")).toBe("settled");
  });
  test("while another currency's amounts are on their way it says so, and never mixes the two", async () => {
    const { cart, gateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    gateway.changeCurrency("JPY");
    const release = gateway.hold();
    act(() => void cart.reprice());
    expect(screen.getByRole("status").textContent).toBe("Updating prices…");
    const cartOf = () => screen.getByRole("region").textContent ?? "";
    expect(cartOf()).not.toContain("¥");
    await act(async () => release());
    await act(() => cart.settled());
    expect(cartOf()).toContain("¥");
    expect(cartOf()).not.toContain("€");
    expect(screen.getByRole("status").textContent).toBe("");
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
    expect(lines()).toHaveLength(4);
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
  test("without a network it says so, and what is safe; back online it loads by itself", async () => {
    const { cart, gateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    act(() => goOnline(false));
    expect(screen.getByRole("status").textContent).toContain("You are offline.");
    expect(lines()).toHaveLength(4);
    act(() => cart.forget());
    gateway.refuseNext();
    await act(async () => void (await cart.refresh()));
    expect(screen.getByRole("heading", { name: "You are offline" })).toBeTruthy();
    await act(async () => goOnline(true));
    await act(() => cart.settled());
    expect(lines()).toHaveLength(4);
  });
  test("a host that prices by rules of its own has lines and totals, and nothing that isn't known", async () => {
    await renderInWorld(<CartView />, { products: FULL_CART.slice(0, 2), shop: { isPlain: true } });
    expect(lineOf("Ballast").textContent).toContain("147€");
    expect(screen.getByText("Total").closest("dl")?.textContent).toContain("Regular price 236€ Your price 187.25€");
    expect(screen.queryByText(/One more item|Why this/)).toBeNull();
  });
  test("before it is loaded it shows the shape of what comes", async () => {
    const { cart } = await renderInWorld(<CartView />);
    act(() => cart.forget());
    expect(screen.getByRole("status").textContent).toBe("Loading your cart");
  });
  test("before it is loaded it shows what the host has given it for that, and the cart then", async () => {
    const { cart } = await renderInWorld(<CartView loading={<p>Two lines</p>} />);
    act(() => cart.forget());
    expect(screen.getByRole("region").textContent).toBe("Two lines");
    await act(async () => void (await cart.refresh()));
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
    expect(screen.queryByText("Two lines")).toBeNull();
  });
  test("proceeds to the checkout, says that it is opening, and that the provider's page follows", async () => {
    const { checkoutGateway } = await renderInWorld(<CartView />, { products: FULL_CART });
    expect(screen.getByText(/our payment provider's secure checkout/)).toBeTruthy();
    checkoutGateway.reviewWith(new Promise(() => undefined));
    await press("Proceed to Checkout");
    const proceed = screen.getByRole("button", { name: /Opening checkout/ });
    expect(proceed.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(proceed);
    expect(checkoutGateway.reviews).toHaveLength(1);
  });
  test("says why a checkout failed at its button", async () => {
    const paymentWindow = createFakePaymentWindow({ isOk: false, failure: { code: "checkout.windowFailed" } });
    const { checkout } = await renderInWorld(<CartView />, { products: FULL_CART, paymentWindow });
    await press("Proceed to Checkout");
    await act(() => orderReviewed(checkout));
    expect(screen.getByText("Failed to open checkout window. Please try again later.")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Proceed to Checkout/ }).getAttribute("aria-busy")).toBeNull();
  });
  test("is shown in German, and in a host's own words", async () => {
    await renderInWorld(<CartView />, { products: FULL_CART, messages: { ...messages.de, "cart.proceed": "Weiter" } });
    expect(screen.getByRole("button", { name: "Weiter" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Warenkorb leeren" })).toBeTruthy();
  });
});
