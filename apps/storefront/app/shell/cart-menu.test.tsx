// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { EMPTY_WIRE_CART } from "../testing/fake-environment.ts";
import { type RenderOptions, renderWithServices } from "../testing/render-with-services.tsx";
import { CartMenu } from "./cart-menu.tsx";

afterEach(cleanup);

const LINES = [
  { id: "p1", name: "faMicAlign", quantity: 2, price: 4900, price_discount: 3920 },
  { id: "p2", name: "faIR Tweed", quantity: 1, price: 1900, price_discount: 1900 },
];
const FULL_CART = { ...EMPTY_WIRE_CART, products: LINES, total_regular: 11_700, total_discount: 9740 };

async function renderFull(options: RenderOptions = {}) {
  const shop = createTestServices();
  shop.environment.host.reply("getCart", valid(FULL_CART));
  return renderWithServices(<CartMenu />, { shop, ...options });
}
const icon = () => screen.getByRole("link", { name: /^Cart, / });
const panel = () => screen.queryByRole("region", { name: "Cart" });
const open = async () => {
  await userEvent.click(icon());
  return screen.findByRole("region", { name: "Cart" });
};

test("the badge counts the pieces, and the icon's name says them", async () => {
  await renderFull();
  expect(icon().textContent).toBe("3");
  expect(icon().getAttribute("aria-label")).toBe("Cart, 3 items");
});

test("an empty cart has no badge", async () => {
  await renderWithServices(<CartMenu />);
  expect(icon().textContent).toBe("");
  expect(icon().getAttribute("aria-label")).toBe("Cart, empty");
});

test("[SHELL-04] the cart icon is a link to /cart; pressed, it opens the dropdown, which leads on to /cart", async () => {
  await renderFull({ other: { route: "/cart", page: <h1>The cart</h1> } });
  expect(icon().getAttribute("href")).toBe("/cart");
  expect(panel()).toBeNull();

  const shown = await open();
  expect(icon().getAttribute("aria-expanded")).toBe("true");
  expect(screen.queryByText("The cart")).toBeNull();
  await within(shown).findByRole("link", { name: "View cart" });
  await expectAccessible();
  await userEvent.click(await within(shown).findByRole("link", { name: "View cart" }));
  expect(screen.getByText("The cart")).toBeTruthy();
});

test("each row of the dropdown has its product's small drawing, as soon as the catalogue is loaded", async () => {
  const shop = createTestServices();
  const { host } = shop.environment;
  host.reply("getCart", valid(FULL_CART));
  const drawn = { dark: "/media/cards/d.svg", light: "/media/cards/l.svg", width: 380, height: 214 };
  const featuredMedia = { dark: "/media/d.svg", light: "/media/l.svg", width: 1600, height: 900, alt: "Its panel" };
  const product = buildWireProduct({ name: "faMicAlign", featuredMedia: { ...featuredMedia, card: drawn } });
  host.reply("getAllProducts", valid({ result: [product], version: "1" }));
  await renderWithServices(<CartMenu />, { shop });
  const shown = await open();
  const name = await within(shown).findByText("faMicAlign");
  const pictures = Array.from(name.closest("li")?.querySelectorAll("img") ?? []);
  expect(pictures.map((picture) => [picture.getAttribute("src"), picture.alt])).toEqual([
    ["/media/cards/d.svg", ""],
    ["/media/cards/l.svg", ""],
  ]);
});

test("[SHELL-04] with a key pressed that opens a tab, the link stays a link", async () => {
  await renderFull();
  const left: boolean[] = [];
  // jsdom can't open another document: what the browser would do is only looked at.
  const look = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", look, { once: true });
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(icon());
  expect(left).toEqual([true]);
  expect(panel()).toBeNull();
});

test("Esc closes the dropdown and puts the focus back on the icon", async () => {
  await renderFull();
  await open();
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(icon());
});

test("a press outside closes the dropdown, one inside doesn't", async () => {
  const shop = await renderFull();
  await open();
  const [total] = await within(panel() as HTMLElement).findAllByText("Total");
  await userEvent.click(total as HTMLElement);
  await act(shop.settle);
  expect(panel()).toBeTruthy();
  await userEvent.click(document.body);
  expect(panel()).toBeNull();
});

test("moving the focus on past the dropdown closes it: what has the focus isn't covered", async () => {
  const page = (
    <>
      <CartMenu />
      <button type="button">Next</button>
    </>
  );
  await renderWithServices(page);
  await open();
  await userEvent.tab();
  expect(panel()?.contains(document.activeElement)).toBe(true);
  act(() => screen.getByRole("button", { name: "Next" }).focus());
  expect(panel()).toBeNull();
});

test("a dialog over the open dropdown leaves it there, so that the focus can return to its opener", async () => {
  const page = (
    <>
      <CartMenu />
      <div role="dialog">
        <button type="button">Sign in</button>
      </div>
    </>
  );
  await renderWithServices(page);
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(panel()).toBeTruthy();
});

test("[ENGAGE-12] while the cart is open pop-ups are silent", async () => {
  const shop = await renderFull();
  const { attention } = await shop.page.engagement.load();
  const end = vi.fn();
  const silence = vi.spyOn(attention, "silence").mockReturnValue(end);
  await open();
  expect(silence).toHaveBeenCalledWith("openCart");
  expect(end).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(end).toHaveBeenCalledOnce();
});
