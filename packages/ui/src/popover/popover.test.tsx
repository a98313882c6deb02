// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { DialogFrame } from "../dialog-frame/dialog-frame.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { Popover } from "./popover.tsx";

afterEach(cleanup);

function Bench() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasDialog, setHasDialog] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={anchor} onClick={() => setIsOpen(!isOpen)}>
        Cart
      </button>
      {isOpen && (
        <Popover onClose={() => setIsOpen(false)} anchor={anchor} label="Your cart">
          <button type="button" onClick={() => setHasDialog(true)}>
            Proceed
          </button>
        </Popover>
      )}
      <button type="button">Next</button>
      <DialogFrame open={hasDialog} onClose={() => setHasDialog(false)} title="Sign in">
        <input aria-label="Name" />
      </DialogFrame>
    </>
  );
}
const panel = () => screen.queryByRole("region", { name: "Your cart" });
const button = (name: string) => screen.getByRole("button", { name });

test("its control opens and closes it, and keeps the focus", async () => {
  render(<Bench />);
  await userEvent.click(button("Cart"));
  expect(panel()).toBeTruthy();
  expect(document.activeElement).toBe(button("Cart"));
  await expectNoAxeViolations();
  await userEvent.click(button("Cart"));
  expect(panel()).toBeNull();
});

test("Tab leads into it, through it and on, which closes it", async () => {
  render(<Bench />);
  await userEvent.click(button("Cart"));
  await userEvent.tab();
  expect(document.activeElement).toBe(button("Proceed"));
  await userEvent.tab();
  expect(document.activeElement).toBe(button("Next"));
  expect(panel()).toBeNull();
});

test("Esc closes it and gives the focus to its control", async () => {
  render(<Bench />);
  await userEvent.click(button("Cart"));
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button("Cart"));
});

test("a press elsewhere closes it", async () => {
  render(<Bench />);
  await userEvent.click(button("Cart"));
  await userEvent.click(button("Next"));
  expect(panel()).toBeNull();
});

test("under a dialog it stays, and gets the focus back", async () => {
  render(<Bench />);
  await userEvent.click(button("Cart"));
  await userEvent.click(button("Proceed"));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(panel()).toBeTruthy();
  expect(document.activeElement).toBe(button("Proceed"));
  act(() => button("Next").focus());
  expect(panel()).toBeNull();
});
