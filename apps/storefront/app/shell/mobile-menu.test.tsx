// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { EMPTY_WIRE_CART } from "../testing/fake-environment.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

beforeEach(() => {
  document.documentElement.dataset.theme = "dark";
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Open the menu" }));
  await screen.findByRole("dialog", { name: "Menu" });
};
const sheet = () => screen.getByRole("dialog", { name: "Menu" });

test("[SHELL-06] the sidebar contains the menu's items, Search, Cart with its badge, Account, the theme switch, Sign out", async () => {
  const shop = createTestServices();
  const line = { id: "p1", name: "faMicAlign", quantity: 2, price: 4900, price_discount: 3920 };
  const cart = { ...EMPTY_WIRE_CART, products: [line], total_regular: 9800, total_discount: 7840 };
  shop.environment.host.reply("getCart", valid(cart));
  await renderWithServices(<MobileMenu />, { shop, isLoggedIn: true });
  await open();

  const links = within(sheet()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Plugins", "/products/plugins"],
    ["IRs", "/products/guitar-cabinet-impulse-responses"],
    ["Downloads", "/downloads"],
    ["Shop", "/shop"],
    ["Support", "/support"],
    ["Search", "/products#search"],
    ["Cart 2", "/cart"],
    ["Account", "/account"],
  ]);
  await expectAccessible();

  await userEvent.click(within(sheet()).getByRole("button", { name: "Dark mode" }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("light"));

  await userEvent.click(within(sheet()).getByRole("button", { name: "Sign out" }));
  await act(shop.settle);
  expect(shop.services.auth.getState().status).toBe("visitor");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[SHELL-06] a visitor is offered Log in, which closes the sidebar and opens the login dialog", async () => {
  const { services } = await renderWithServices(<MobileMenu />);
  await open();
  expect(within(sheet()).queryByRole("button", { name: "Sign out" })).toBeNull();
  await userEvent.click(within(sheet()).getByRole("button", { name: "Log in" }));
  expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
  expect(services.modal.getState()).toEqual({ type: "login", message: { reason: "account" } });
});

test("[SHELL-06] following an entry closes the sidebar", async () => {
  await renderWithServices(<MobileMenu />, { other: { route: "/shop", page: <h1>The shop</h1> } });
  await open();
  await userEvent.click(within(sheet()).getByRole("link", { name: "Shop" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("The shop")).toBeTruthy();
});
