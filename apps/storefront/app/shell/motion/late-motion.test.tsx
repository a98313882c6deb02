// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { EMPTY_WIRE_CART } from "../../testing/fake-environment.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { LateMotion } from "./late-motion.tsx";

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.cartLit;
});

const LINE = { id: "p1", name: "faMicAlign", quantity: 2, price: 4900, price_discount: 4900 };

test("what moves comes with the first key, not before", async () => {
  await renderWithServices(<LateMotion />);
  expect(root.dataset.cartLit).toBeUndefined();
  await userEvent.keyboard("{Shift}");
  await vi.waitFor(() => expect(root.dataset.cartLit).toBe("0"));
});

test("[SHELL-02] a cart that comes with the page is lit without one, and nothing moves", async () => {
  const shop = createTestServices();
  const cart = { ...EMPTY_WIRE_CART, products: [LINE], total_regular: 9800, total_discount: 9800 };
  shop.environment.host.reply("getCart", valid(cart));
  await renderWithServices(<LateMotion />, { shop });
  await vi.waitFor(() => expect(root.dataset.cartLit).toBe("2"));
  expect(root.dataset.cartMoves).toBeUndefined();
});
