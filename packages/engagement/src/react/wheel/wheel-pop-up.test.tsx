// @vitest-environment jsdom
import { ok, type Result } from "@shop/kernel";
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { Announcer } from "@shop/ui";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wheelMessages } from "../../messages/index.ts";
import type { Wheel, WheelDraw } from "../../store/wheel-ports.ts";
import { buildAttention } from "../../testing/build-attention.ts";
import {
  buildDiscountDraw,
  buildDraw,
  buildPackDraw,
  buildWheel,
  buildWheelWorld,
  createFakeWheelGateway,
} from "../../testing/wheel/build-wheel.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { useWheelTurn } from "./use-wheel-turn.ts";
import type { WheelPanelProps } from "./wheel-panel.tsx";
import { WheelPopUp } from "./wheel-pop-up.tsx";

afterEach(cleanup);
// jsdom has no media queries: these shoppers want no motion, so the dial is at its place at once.
beforeEach(() => {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => query);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Shopper {
  readonly draws?: readonly WheelDraw[];
  readonly loaded?: Result<Wheel>;
  readonly isLoggedIn?: boolean;
}

function Page(panel: WheelPanelProps) {
  return <WheelPopUp {...panel} turn={useWheelTurn(FAKE_NOW_MS)} />;
}

function openPage({ draws = [], loaded, isLoggedIn = false }: Shopper = {}) {
  const world = buildAttention();
  const gateway = createFakeWheelGateway(draws, loaded ? { loaded } : {});
  const { wheel, copied } = buildWheelWorld([], { gateway });
  const acts: string[] = [];
  render(
    <Announcer>
      <StoryWorld world={world}>
        <Page
          wheel={wheel}
          messages={wheelMessages.en}
          isLoggedIn={isLoggedIn}
          onGoToCart={(coupon) => acts.push(`cart ${coupon}`)}
          onLogin={() => acts.push("login")}
          downloadsHref="/account"
          checkHref="/wheel"
        />
      </StoryWorld>
    </Announcer>,
  );
  const frame = () => screen.queryByRole("region", { name: "Wheel of fortune" });
  const pass = (ms: number) => act(() => world.clock.advanceAsync(ms));
  return { ...world, gateway, acts, copied, frame, pass };
}
const said = () =>
  screen.getAllByRole("status").flatMap((region) => Array.from(region.children, (one) => one.textContent));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("[ENGAGE-03] the wheel is shown 8 seconds after the page has loaded, and asks nobody before", async () => {
  const { frame, pass } = openPage();
  await pass(7_999);
  expect(frame()).toBeNull();
  await pass(1);
  expect(frame()).not.toBeNull();
  await expectAccessible();
});

test.each([
  ["there is no wheel", ok(buildWheel({ segments: [] }))],
  ["every spin is used", ok(buildWheel({ spinsLeft: 0, draws: [buildDraw()] }))],
])("[ENGAGE-03] [ENGAGE-12] where %s, the next pop-up has its turn", async (_what, loaded) => {
  const { frame, pass, attention } = openPage({ loaded });
  attention.ask({ kind: "contest", id: "1", earliestMs: FAKE_NOW_MS + 9_000 });
  await pass(8_000);
  await pass(12_000);
  expect([frame(), attention.getState().shown?.kind]).toEqual([null, "contest"]);
});

test("[ENGAGE-03] by keyboard alone: three spins, the code, and to the cart with it", async () => {
  const draws = [buildDraw(), buildDraw({ number: 2 }), buildDiscountDraw({ number: 3 })];
  const { pass, acts, copied, gateway } = openPage({ draws });
  await pass(8_000);
  act(() => screen.getByRole("button", { name: "Spin" }).focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(said()).toContain("70: nothing this time. Try again."));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Spin again" }));
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(gateway.calls).toHaveLength(3);
  await waitFor(() => expect(said()).toContain("757: 15% off your next order."));
  expect(screen.getByText("WHEEL-7K2QF-9M3XW")).toBeTruthy();
  expect([copied, screen.getByText(/The code is copied/).textContent]).toEqual([
    ["WHEEL-7K2QF-9M3XW"],
    "For one order, until 22 January 2026. The code is copied.",
  ]);
  expect(document.activeElement?.textContent).toBe(
    "You have used your three spins. There are new ones 30 days after the last.",
  );
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  expect(acts).toEqual(["cart WHEEL-7K2QF-9M3XW"]);
  await expectAccessible();
});

test("[ENGAGE-03] the code has a button that copies it, and says whether it did", async () => {
  const { pass, copied } = openPage({ draws: [buildDiscountDraw()] });
  await pass(8_000);
  await press("Spin");
  await press("Copy Your code");
  await waitFor(() => expect(said()).toContain("The code is copied."));
  expect(copied).toEqual(["WHEEL-7K2QF-9M3XW", "WHEEL-7K2QF-9M3XW"]);
  await expectAccessible();
});

test("[ENGAGE-03] odds and terms are one click away, with what the shop has committed to", async () => {
  const { pass } = openPage({ draws: [buildDraw()] });
  await pass(8_000);
  const odds = () => screen.queryAllByRole("row", { hidden: true }).map((row) => row.textContent);
  expect(odds()).toEqual([]);
  await userEvent.click(screen.getByText("Odds and terms"));
  await screen.findByRole("table");
  expect(odds()).toEqual([
    ...["OutcomeOdds", "Nothing41%", "5% off23%", "10% off18%", "15% off10%", "faIR Jazz Box, free4%", "25% off4%"],
  ]);
  expect(screen.getByText("a1".repeat(32))).toBeTruthy();
  await press("Spin");
  expect(screen.getByText("b2".repeat(32))).toBeTruthy();
  expect(screen.getByRole("link", { name: "How to check a draw" }).getAttribute("href")).toBe("/wheel");
});

test("[ENGAGE-03] a pack's need of an account is named to visitors alone", async () => {
  const termsOf = async (shopper: Shopper) => {
    const { pass } = openPage(shopper);
    await pass(8_000);
    await userEvent.click(screen.getByText("Odds and terms"));
    await screen.findByRole("table");
    const terms = screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
    cleanup();
    return terms;
  };
  const [visitor, customer] = [await termsOf({}), await termsOf({ isLoggedIn: true })];
  expect(visitor).toContain("A pack needs an account. It is yours to keep.");
  expect(customer).toEqual(visitor.slice(0, 2));
});

test("[ENGAGE-03] a visitor's pack asks for a login; a customer's is claimed and its downloads open", async () => {
  const visitor = openPage({ draws: [buildPackDraw()] });
  await visitor.pass(8_000);
  await press("Spin");
  await press("Get the pack");
  expect([visitor.acts, visitor.gateway.calls.length]).toEqual([["login"], 1]);
  cleanup();
  const customer = openPage({ draws: [buildPackDraw()], isLoggedIn: true });
  await customer.pass(8_000);
  await press("Spin");
  await press("Get the pack");
  expect(customer.acts).toEqual([]);
  expect(screen.getByRole("link", { name: "Open your downloads" }).getAttribute("href")).toBe("/account");
});

test("[ENGAGE-03] a pack that was drawn before and not claimed is shown again", async () => {
  const { pass } = openPage({ loaded: ok(buildWheel({ spinsLeft: 0, draws: [buildPackDraw()] })) });
  await pass(8_000);
  expect(screen.getByRole("button", { name: "Get the pack" })).toBeTruthy();
});

test.each([
  ["with spins left for a day", 3, 24 * 60 * 60 * 1000],
  ["after the last spin for 30 days", 1, 30 * 24 * 60 * 60 * 1000],
])("[ENGAGE-03] closed %s, it stays away", async (_what, spinsLeft, awayMs) => {
  const { pass, frame, attention } = openPage({ loaded: ok(buildWheel({ spinsLeft })) });
  await pass(8_000);
  if (spinsLeft === 1) await press("Spin");
  await press("Close");
  expect(frame()).toBeNull();
  const withdraw = attention.ask({ kind: "wheel", id: "wheel", earliestMs: 0 });
  await pass(awayMs - 1);
  expect(attention.getState().shown).toBeNull();
  await pass(1);
  expect(attention.getState().shown?.kind).toBe("wheel");
  withdraw();
});
