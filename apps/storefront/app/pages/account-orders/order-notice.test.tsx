// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { translate } from "../../messages/use-texts.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { orderTexts } from "./messages/index.ts";
import { OrderNotice } from "./order-notice.tsx";
import type { OrderView } from "./order-view.server.ts";

afterEach(cleanup);

async function linksOf(state: OrderView["state"], payHref: string | null = null) {
  const order = { state, payHref, status: "The state", notice: "What it means" };
  const page = <OrderNotice order={order} text={translate(orderTexts.en)} />;
  await renderWithServices(page, { shop: createTestServices(), path: "/account/orders/1" });
  expect(screen.getByText("What it means")).toBeTruthy();
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

test.each([
  ["pending", "/test-provider/session/1", [["Pay now", "/test-provider/session/1"]]],
  ["pending", null, []],
  ["closed", null, [["Go to the shop", "/shop"]]],
  ["disputed", null, [["Write to us", "/contact"]]],
  ["refunded", null, []],
] as const)("an order that is %s (payment page: %s) offers the act that helps", async (state, payHref, links) => {
  expect(await linksOf(state, payHref)).toEqual(links);
});

test("an order that is simply paid has no notice", async () => {
  const order = { state: "paid", payHref: null, status: "Paid", notice: null } as const;
  const page = <OrderNotice order={order} text={translate(orderTexts.en)} />;
  await renderWithServices(page, { shop: createTestServices(), path: "/account/orders/1" });
  expect(document.querySelector(".shop-alert")).toBeNull();
});
