// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_ITEM_QUANTITY } from "../../domain/limits.ts";
import { findOnShelf } from "../../testing/shelf.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_LINE } from "../stories/story-carts.ts";
import { AddToCartButton } from "./add-to-cart-button.tsx";

afterEach(cleanup);

const BALLAST = findOnShelf("Ballast");
const PACK = findOnShelf("faIR Greenback 4x12");
const addButton = () => screen.getByRole("button", { name: /Add/ });

describe("the add button", () => {
  test("adds the product, and says that it is being added meanwhile", async () => {
    const { gateway } = await renderInWorld(<AddToCartButton product={BALLAST} quantity={2} />);
    const release = gateway.hold();
    await userEvent.click(addButton());
    expect(addButton().getAttribute("aria-busy")).toBe("true");
    await userEvent.click(addButton());
    await act(async () => release());
    expect(addButton().getAttribute("aria-busy")).toBeNull();
    expect(gateway.calls).toEqual(["get", "add Ballast 2"]);
  });
  test("becomes a link to the cart for a pack that is in it, and passes the focus to it", async () => {
    await renderInWorld(<AddToCartButton product={PACK} />);
    addButton().focus();
    await userEvent.keyboard("{Enter}");
    const link = screen.getByRole("link", { name: "In your cart" });
    expect(link.getAttribute("href")).toBe("/cart");
    expect(document.activeElement).toBe(link);
    await expectAccessible();
  });
  test("takes the focus from nothing else when it becomes a link", async () => {
    const { gateway } = await renderInWorld(
      <>
        <AddToCartButton product={PACK} />
        <button type="button">Elsewhere</button>
      </>,
    );
    const release = gateway.hold();
    await userEvent.click(addButton());
    await userEvent.tab();
    await act(async () => release());
    expect(screen.getByRole("link", { name: "In your cart" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });
  test("becomes a link to the cart at the limit, and says what the limit is", async () => {
    await renderInWorld(<AddToCartButton product={BALLAST} />, { products: FULL_LINE });
    const link = screen.getByRole("link", { name: `${MAX_ITEM_QUANTITY} in your cart` });
    const note = screen.getByText(`Limit ${MAX_ITEM_QUANTITY} per cart.`);
    expect(link.getAttribute("aria-describedby")).toBe(note.parentElement?.id);
  });
  test("[CART-13] of a product that the shopper owns says so before it is added", async () => {
    const { gateway } = await renderInWorld(<AddToCartButton product={BALLAST} isOwned />);
    const note = screen.getByText("You own this. Buying it again gives you another licence.");
    expect(addButton().getAttribute("aria-describedby")).toBe(note.parentElement?.id);
    expect(gateway.calls).toEqual(["get"]);
    await expectAccessible();
  });
  test("says nothing of owning where the shopper doesn't", async () => {
    await renderInWorld(<AddToCartButton product={BALLAST} />);
    expect(screen.queryByText(/You own this/)).toBeNull();
  });
  test("of a free product leads to the account page", async () => {
    await renderInWorld(<AddToCartButton product={findOnShelf("Loudness Meter")} />, {
      paths: { account: "/de/account" },
    });
    expect(screen.getByRole("link", { name: "Get it on your account page" }).getAttribute("href")).toBe("/de/account");
    expect(screen.queryByRole("button")).toBeNull();
  });
  test("isn't there for a product that is not sold", async () => {
    await renderInWorld(<AddToCartButton product={findOnShelf("Old Gate")} />);
    expect(screen.getByText("Not for sale")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
  test("says why an add failed, tied to the button, until the next try", async () => {
    const { gateway } = await renderInWorld(<AddToCartButton product={BALLAST} compact />);
    gateway.refuseNext();
    await userEvent.click(addButton());
    const why = screen.getByText("Error. Could not add item to cart.");
    expect(addButton().getAttribute("aria-describedby")).toBe(why.parentElement?.id);
    await userEvent.click(addButton());
    expect(screen.queryByText("Error. Could not add item to cart.")).toBeNull();
  });
  test("is a form that posts where no script runs, and hidden there without an address to post to", async () => {
    await renderInWorld(
      <>
        <AddToCartButton product={BALLAST} action="/cart/add" />
        <AddToCartButton product={PACK} />
      </>,
    );
    const [posting] = Array.from(document.forms);
    const [, scripted] = screen.getAllByRole("button", { name: "Add to cart" });
    expect(posting?.getAttribute("action")).toBe("/cart/add");
    expect(Object.fromEntries(new FormData(posting))).toEqual({ product: "Ballast", quantity: "1" });
    expect(posting?.classList.contains("shop-cart-scripted")).toBe(false);
    expect(scripted?.closest("form")).toBeNull();
    expect(scripted?.closest(".shop-cart-scripted")).not.toBeNull();
  });
});
