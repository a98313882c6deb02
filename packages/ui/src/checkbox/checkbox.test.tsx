// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { Checkbox } from "./checkbox.tsx";

afterEach(cleanup);

test("a press on its line ticks it and reports it", async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox label="Keep me signed in" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText("Keep me signed in"));
  expect(screen.getByRole("checkbox", { name: "Keep me signed in", checked: true })).toBeTruthy();
  expect(onCheckedChange.mock.calls).toEqual([[true]]);
});

test("[MODAL-06] its error marks it and is tied to it", async () => {
  render(<Checkbox label="I agree" error="Without the terms there is no licence." />);
  const box = screen.getByRole("checkbox", { name: "I agree" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Without the terms there is no licence.",
  );
  await expectNoAxeViolations();
});

test("[MODAL-05] a box may stay empty unless its owner requires it", () => {
  render(<Checkbox label="Newsletter" />);
  expect(screen.getByRole<HTMLInputElement>("checkbox").required).toBe(false);
});
