// @vitest-environment jsdom
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { BarPromotion } from "../../products/bar-promotion.server.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { raisedEvents } from "../../testing/raised-events.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { BarCountdown } from "./bar-countdown.tsx";
import { DiscountBar } from "./discount-bar.tsx";

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.bar;
});

const HOUR = 3_600_000;
const PROMOTION: BarPromotion = {
  title: "Studio Night",
  productName: "faMicAlign",
  path: "/products/plugins/famicalign",
  percent: 20,
  percentWithLogin: 35,
  endsAtMs: FAKE_NOW_MS + 2 * HOUR,
  endsAtText: "15 January 2026 at 14:00 UTC",
  hourMs: FAKE_NOW_MS,
};

async function open({ promotion = PROMOTION, clockOffsetMs = 0, isIdle = true } = {}) {
  const shop = createTestServices();
  shop.environment.clock.advance(clockOffsetMs);
  await renderWithServices(
    <>
      <DiscountBar />
      {isIdle && <BarCountdown />}
    </>,
    { shop, promotion },
  );
  return shop;
}
const bar = () => screen.getByRole("region", { name: "Current offer" });
const timer = () => screen.queryByRole("timer");

test("[ENGAGE-01] [SHELL-02] the bar names the product, with what everyone saves and what a login saves, and links to it", async () => {
  await open({ isIdle: false });
  const link = screen.getByRole("link", { name: /faMicAlign/ });
  expect(link.getAttribute("href")).toBe("/products/plugins/famicalign");
  expect(link.textContent).toBe("Studio NightfaMicAlign20% off35% with login");
  expect(bar().textContent).toContain("until 15 January 2026 at 14:00 UTC");
  await expectAccessible();
});

test("[ENGAGE-01] a customer sees their own figure alone, at the place of the first", async () => {
  await renderWithServices(<DiscountBar />, { promotion: PROMOTION, isLoggedIn: true });
  expect(screen.getByRole("link", { name: /faMicAlign/ }).textContent).toBe("Studio NightfaMicAlign35% off");
});

test("[ENGAGE-01] once the page is idle the time that is left is counted", async () => {
  await open();
  expect(timer()?.textContent).toBe("0d 02:00:00");
  await expectAccessible();
});

test.each([
  [99, "99d 00:00:00"],
  [100, undefined],
])("[ENGAGE-01] an end %i days away is counted as %s; one further away stays a date", async (days, counted) => {
  await open({ promotion: { ...PROMOTION, endsAtMs: FAKE_NOW_MS + days * 24 * HOUR } });
  expect(timer()?.textContent).toBe(counted);
  expect(bar().textContent).toContain("until 15 January 2026");
});

test("[ENGAGE-01] at the promotion's end the bar is gone, and keeps its place so that nothing moves", async () => {
  const { environment } = await open();
  await act(() => environment.clock.advanceAsync(2 * HOUR - 1_000));
  expect(document.documentElement.dataset.bar).toBeUndefined();
  await act(() => environment.clock.advanceAsync(1_000));
  expect(document.documentElement.dataset.bar).toBe("ended");
});

test("[ENGAGE-01] a browser whose clock is a day ahead sees the end in words, and keeps the bar", async () => {
  const { environment } = await open({ clockOffsetMs: 24 * HOUR });
  await act(() => environment.clock.advanceAsync(HOUR));
  expect(timer()).toBeNull();
  expect(bar().textContent).toContain("until 15 January 2026 at 14:00 UTC");
  expect(document.documentElement.dataset.bar).toBeUndefined();
});

test("[ENGAGE-01] closing hides it for the browser session and leads the focus to the content", async () => {
  document.body.insertAdjacentHTML("beforeend", '<main id="content" tabindex="-1"></main>');
  const { environment } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Close this offer" }));
  expect(document.documentElement.dataset.bar).toBe("closed");
  expect(environment.session.get("shop_discount_bar")).toBe("1");
  expect(document.activeElement?.id).toBe("content");
  document.getElementById("content")?.remove();
});

test("[TRACK-06] the bar is a promotion that is seen once the page is idle, and chosen when it is pressed", async () => {
  const { page } = await open();
  const raised = raisedEvents(page.events);
  await userEvent.click(screen.getByRole("link", { name: /faMicAlign/ }));
  const data = { promotion: "Studio Night", place: "bar" };
  expect(raised()).toEqual([
    ["view_promotion", data],
    ["select_promotion", data],
  ]);
});

test("[TRACK-06] a bar that was closed before isn't seen", async () => {
  document.documentElement.dataset.bar = "closed";
  const { page } = await open();
  expect(raisedEvents(page.events)()).toEqual([]);
});

test("[ENGAGE-01] without a promotion there is no bar", async () => {
  const { container } = await openEmpty();
  expect(container).toBe("");
});

async function openEmpty() {
  await renderWithServices(<DiscountBar />, {});
  return { container: document.body.textContent ?? "" };
}
