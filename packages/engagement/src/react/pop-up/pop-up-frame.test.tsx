// @vitest-environment jsdom
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { Announcer } from "@shop/ui";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { buildAttention } from "../../testing/build-attention.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { StoryWorld } from "../stories/story-world.tsx";
import { PopUpFrame } from "./pop-up-frame.tsx";
import { usePopUp } from "./use-pop-up.ts";

afterEach(cleanup);

function Sale() {
  const { isShown, dismiss } = usePopUp({ kind: "sale", id: "1", earliestMs: FAKE_NOW_MS + 2_000 });
  return isShown && <PopUpFrame title="Studio Night" onClose={dismiss} />;
}

async function openSale() {
  const world = buildAttention();
  render(
    <Announcer>
      <button type="button">Before</button>
      <StoryWorld world={world}>
        <Sale />
      </StoryWorld>
    </Announcer>,
  );
  const frame = () => screen.queryByRole("region", { name: "Studio Night" });
  return { ...world, frame };
}
const said = () => screen.getAllByRole("status").map((region) => region.textContent);

test("[ENGAGE-12] a pop-up is drawn at its turn, announced once, and leaves the focus where it is", async () => {
  const { clock, frame } = await openSale();
  screen.getByRole("button", { name: "Before" }).focus();
  expect([frame(), said()]).toEqual([null, [""]]);
  await act(() => clock.advanceAsync(2_000));
  expect(frame()).not.toBeNull();
  expect(said()).toEqual(["Studio Night"]);
  expect(document.activeElement?.textContent).toBe("Before");
  await expectAccessible();
});

test.each([
  ["its button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["Esc, from anywhere", () => userEvent.keyboard("{Escape}")],
])("[ENGAGE-12] [A11Y-02] it is closed by %s, and stays away", async (_what, close) => {
  const { clock, frame } = await openSale();
  await act(() => clock.advanceAsync(2_000));
  await close();
  expect(frame()).toBeNull();
  await act(() => clock.advanceAsync(3_599_999));
  expect(frame()).toBeNull();
});

test("[A11Y-02] an Esc that something else has taken isn't the pop-up's", async () => {
  const { clock, frame } = await openSale();
  await act(() => clock.advanceAsync(2_000));
  const before = screen.getByRole("button", { name: "Before" });
  before.addEventListener("keydown", (event) => event.preventDefault());
  before.focus();
  await userEvent.keyboard("{Escape}");
  expect(frame()).not.toBeNull();
});

test("[A11Y-02] closed from inside, it returns the focus to where it came from", async () => {
  const { clock } = await openSale();
  await act(() => clock.advanceAsync(2_000));
  screen.getByRole("button", { name: "Before" }).focus();
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toBe("Before");
});

test("[ENGAGE-12] its options turn pop-ups off", async () => {
  const { attention, clock, frame } = await openSale();
  await act(() => clock.advanceAsync(2_000));
  await userEvent.click(screen.getByRole("button", { name: "Options", expanded: false }));
  await expectAccessible();
  const region = frame();
  if (region) await userEvent.click(within(region).getByRole("button", { name: "Show fewer pop-ups" }));
  expect([frame(), attention.getState().isFewer]).toEqual([null, true]);
});

test("a pop-up without the store that gives it its turn is a programmer's mistake", () => {
  expect(() => renderQuietly(<Sale />)).toThrow("pass attention to EngagementProvider");
});

function renderQuietly(part: React.ReactElement) {
  const handled = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", handled);
  try {
    render(part, { onCaughtError: () => {} });
  } finally {
    window.removeEventListener("error", handled);
  }
}
