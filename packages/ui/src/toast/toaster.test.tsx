// @vitest-environment jsdom
import { createFakeClock } from "@shop/kernel/testing";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import type { ToastItem } from "./toast.tsx";
import { Toaster } from "./toaster.tsx";

afterEach(cleanup);

function Bench({
  items,
  clock = createFakeClock(),
}: {
  items: ToastItem[];
  clock?: ReturnType<typeof createFakeClock>;
}) {
  const [toasts, setToasts] = useState(items);
  return (
    <>
      <button type="button">Before</button>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((item) => item.id !== id))}
        clock={clock}
      />
    </>
  );
}
const notice: ToastItem = { id: "1", text: "Taken out.", durationMs: 15_000 };
const region = () => screen.getByRole("region", { name: "Notices" });

test("a notice goes when its time is over, not before", () => {
  const clock = createFakeClock();
  render(<Bench items={[notice]} clock={clock} />);
  act(() => clock.advance(14_999));
  expect(screen.getByText("Taken out.")).toBeTruthy();
  act(() => clock.advance(1));
  expect(screen.queryByText("Taken out.")).toBeNull();
});

test("[A11Y-03] its timer pauses while the pointer is on it", () => {
  const clock = createFakeClock();
  render(<Bench items={[notice]} clock={clock} />);
  act(() => clock.advance(10_000));
  fireEvent.pointerEnter(region());
  act(() => clock.advance(60_000));
  expect(screen.getByText("Taken out.")).toBeTruthy();
  fireEvent.pointerLeave(region());
  act(() => clock.advance(5000));
  expect(screen.queryByText("Taken out.")).toBeNull();
});

test("[A11Y-03] its timer pauses while it has the focus, and continues when the focus leaves", () => {
  const clock = createFakeClock();
  render(<Bench items={[notice]} clock={clock} />);
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  act(() => clock.advance(60_000));
  expect(screen.getByText("Taken out.")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Before" }).focus());
  act(() => clock.advance(15_000));
  expect(screen.queryByText("Taken out.")).toBeNull();
});

test("[A11Y-03] its timer pauses while the tab is hidden", () => {
  const clock = createFakeClock();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  render(<Bench items={[notice]} clock={clock} />);
  act(() => clock.advance(60_000));
  expect(screen.getByText("Taken out.")).toBeTruthy();
  visibility.mockReturnValue("visible");
  fireEvent(document, new Event("visibilitychange"));
  act(() => clock.advance(15_000));
  expect(screen.queryByText("Taken out.")).toBeNull();
  visibility.mockRestore();
});

test("[A11Y-06] the seconds left are shown as text, and aren't read out", () => {
  const clock = createFakeClock();
  render(<Bench items={[notice]} clock={clock} />);
  act(() => clock.advance(3000));
  expect(screen.getByText("12 s").getAttribute("aria-hidden")).toBe("true");
});

test("its action runs once and closes it; the focus goes back to where it came from", async () => {
  const onPress = vi.fn();
  render(<Bench items={[{ ...notice, action: { label: "Undo", onPress } }]} />);
  const before = screen.getByRole("button", { name: "Before" });
  before.focus();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText("Taken out.")).toBeNull();
  expect(document.activeElement).toBe(before);
});

test("Esc inside closes the notice, and one without a time stays until then", async () => {
  const clock = createFakeClock();
  render(<Bench items={[{ id: "1", text: "Not saved.", tone: "clip" }]} clock={clock} />);
  act(() => clock.advance(3_600_000));
  expect(screen.getByText("Not saved.")).toBeTruthy();
  screen.getByRole("button", { name: "Close" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("Not saved.")).toBeNull();
});

test("[A11Y-06] its place is there before the first notice, and reads out what is added", async () => {
  const toaster = (toasts: ToastItem[]) => (
    <Toaster toasts={toasts} onDismiss={() => undefined} clock={createFakeClock()} />
  );
  const { rerender } = render(toaster([]));
  expect(region()).toBeTruthy();
  await expectNoAxeViolations();
  rerender(toaster([{ ...notice, action: { label: "Undo" } }]));
  await waitFor(() => expect(readOut()).toEqual([["polite", "Note Taken out.Undo"]]));
  await expectNoAxeViolations();
});

test("[A11Y-06] what went wrong is read out at once, other notices when the reader pauses", async () => {
  render(<Bench items={[notice, { id: "2", text: "Not saved.", tone: "clip" }]} />);
  await waitFor(() =>
    expect(readOut()).toEqual([
      ["polite", "Note Taken out."],
      ["assertive", "Note Not saved."],
    ]),
  );
});

/** What the live regions of the page say. */
function readOut(): (string | null)[][] {
  const regions = [...document.querySelectorAll("[aria-live], [role=alert]")];
  return regions.map((one) => [one.getAttribute("aria-live"), one.textContent]);
}

test("F8 moves the focus to the notices, and a swipe to the right closes one", () => {
  render(<Bench items={[notice]} />);
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  expect(region().contains(document.activeElement)).toBe(true);
  const [toast] = within(region()).getAllByRole("listitem") as [HTMLElement];
  fireEvent.pointerDown(toast, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(toast, { clientX: 40, clientY: 10 });
  fireEvent.pointerMove(toast, { clientX: 140, clientY: 10 });
  fireEvent.pointerUp(toast, { clientX: 140, clientY: 10 });
  expect(screen.queryByText("Taken out.")).toBeNull();
});

test("[A11Y-02] Tab leads from where it was pressed into a notice that came together with its place", async () => {
  const user = userEvent.setup();
  render(<Bench items={[{ ...notice, action: { label: "View cart", href: "/cart" } }]} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "View cart" }));
});
