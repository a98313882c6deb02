// @vitest-environment jsdom
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { SaleEvent } from "../../store/ports.ts";
import { createSaleWatch } from "../../store/sale-watch.ts";
import { buildAttention } from "../../testing/build-attention.ts";
import { buildContestNote, buildSaleWindow, createFakeSaleGateway } from "../../testing/build-sale-window.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { ContestSidebar } from "./contest-sidebar.tsx";
import { SalesSidebar } from "./sales-sidebar.tsx";

afterEach(cleanup);

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

type Lists = Parameters<typeof createFakeSaleGateway>[0];

async function open(lists: Lists, isOnProduct = false, locale?: "de" | "ja", isCustomer = false) {
  const world = buildAttention();
  const { clock } = world;
  const watch = createSaleWatch({ gateway: createFakeSaleGateway(lists), clock, log: () => undefined });
  watch.start();
  const tracked: SaleEvent[] = [];
  const track = (event: SaleEvent) => void tracked.push(event);
  render(
    <StoryWorld world={world} {...(locale && { locale })}>
      <SalesSidebar watch={watch} isOnProduct={isOnProduct} isCustomer={isCustomer} clock={clock} onTracked={track} />
      <ContestSidebar watch={watch} clock={clock} onTracked={track} />
    </StoryWorld>,
  );
  const pass = (ms: number) => act(() => clock.advanceAsync(ms));
  await pass(0);
  const sale = () => screen.queryByRole("region", { name: /Clean week|Second week/ });
  return { pass, sale, tracked };
}

const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));

test("[ENGAGE-04] the sidebar comes two seconds after the page, with both figures and a way to the sale", async () => {
  const { pass, sale } = await open({ windows: [buildSaleWindow({ page: "black-friday-sale" })] });
  await pass(1_999);
  expect(sale()).toBeNull();
  await pass(1);
  expect(sale()?.textContent).toMatch(/Everybody−30%.*With login−45%/);
  expect(screen.getByRole("link", { name: "See the sale" }).getAttribute("href")).toBe("/sales/black-friday-sale");
  await expectAccessible();
});

test("[ENGAGE-04] [ENGAGE-05] a customer reads the own figure, and neither everybody's nor what a login would bring", async () => {
  const { pass, sale } = await open({ windows: [buildSaleWindow()] }, false, undefined, true);
  await pass(2 * SECOND);
  expect(sale()?.textContent).toContain("For you−45%");
  expect(sale()?.textContent).not.toMatch(/Everybody|With login|30%/);
  await expectAccessible();
});

test("[TRACK-06] a sidebar is reported once when it is shown, and when its link is pressed", async () => {
  const { pass, tracked } = await open({ windows: [buildSaleWindow()] });
  await pass(1_999);
  expect(tracked).toEqual([]);
  await pass(5_000);
  const link = screen.getByRole("link", { name: "See the sale" });
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(tracked).toEqual([
    { type: "shown", title: "Clean week" },
    { type: "selected", title: "Clean week" },
  ]);
});

test("[ENGAGE-04] it never comes on a product's page", async () => {
  const { pass, sale } = await open({ windows: [buildSaleWindow()] }, true);
  await pass(60 * SECOND);
  expect(sale()).toBeNull();
});

test("[ENGAGE-04] once it was closed, no sale comes for an hour, and this one not for a day", async () => {
  const windows = [
    buildSaleWindow({ endsAtMs: FAKE_NOW_MS + 2 * HOUR }),
    buildSaleWindow({ id: "second", title: "Second week", endsAtMs: FAKE_NOW_MS + 5 * DAY }),
  ];
  const { pass, sale } = await open({ windows });
  await pass(2 * SECOND);
  await close();
  await pass(HOUR + 10 * SECOND);
  expect(sale()).toBeNull();
  await pass(HOUR);
  expect(sale()?.textContent).toContain("Second week");
});

test("[ENGAGE-04] a sale that ends while it is shown says so, and isn't shown again", async () => {
  const { pass, sale } = await open({ windows: [buildSaleWindow({ endsAtMs: FAKE_NOW_MS + 4 * SECOND })] });
  await pass(5 * SECOND);
  expect(sale()?.textContent).toContain("This sale is over. Regular prices apply.");
  await expectAccessible();
  await close();
  await pass(2 * DAY);
  expect(sale()).toBeNull();
});

test("[ENGAGE-04] a sale that opens soon says when", async () => {
  const windows = [buildSaleWindow({ startsAtMs: FAKE_NOW_MS + DAY })];
  const { pass, sale } = await open({ windows });
  await pass(2 * SECOND);
  expect(sale()?.textContent).toMatch(/Opens \d+ \w+ \d{4} at \d\d:\d\d UTC/);
});

test("[ENGAGE-04] a sale with a time zone of its own says when it opens there", async () => {
  const startsAtMs = Date.parse("2026-01-16T23:00:00Z");
  const windows = [buildSaleWindow({ startsAtMs, endsAtMs: startsAtMs + DAY, timeZone: "Europe/Berlin" })];
  const { pass, sale } = await open({ windows });
  await pass(2 * SECOND);
  expect(sale()?.textContent).toContain("Opens 17 January 2026 at 00:00 CET");
});

test("[ENGAGE-06] a contest that takes entries comes after the sale's turn, and leads to its page", async () => {
  const { pass } = await open({ contests: [buildContestNote()] });
  await pass(9_999);
  expect(screen.queryByRole("region", { name: /The dark cabinet/ })).toBeNull();
  await pass(1);
  expect(screen.getByRole("region", { name: /The dark cabinet/ }).textContent).toContain("Prizes worth over $700.");
  expect(screen.getByRole("link", { name: "Take part" }).getAttribute("href")).toBe("/contests/halloween");
  await expectAccessible();
});

test("[ENGAGE-06] without a contest that takes entries there is no sidebar", async () => {
  const { pass } = await open({ contests: [buildContestNote({ endsAtMs: FAKE_NOW_MS })] });
  await pass(60 * SECOND);
  expect(screen.queryByRole("region")).toBeNull();
});

test("[ENGAGE-04] [ENGAGE-06] sale and contest are named in the reader's language, and in English where that has no text", async () => {
  const windows = [buildSaleWindow({ translations: { de: { title: "Clean-Woche" } } })];
  const { pass } = await open({ windows }, false, "de");
  await pass(2 * SECOND);
  const sale = screen.getByRole("region", { name: /Clean-Woche/ });
  expect(sale.textContent).toContain("Four cabinets that stay out of the way");
  cleanup();
  const contests = [buildContestNote({ translations: { ja: { title: "闇のキャビネット", worth: "700ドル以上" } } })];
  const second = await open({ contests }, false, "ja");
  await second.pass(HOUR);
  expect(screen.getByRole("region", { name: /闇のキャビネット/ }).textContent).toContain("700ドル以上");
});
