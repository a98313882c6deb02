// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

const textsOf = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test("[MODAL-05] a field is required unless it is called optional, and then it says so", () => {
  render(
    <>
      <TextField label="Name" />
      <TextField label="Company" required={false} />
    </>,
  );
  expect(screen.getByLabelText<HTMLInputElement>("Name").required).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Company (optional)").required).toBe(false);
});

test("[MODAL-06] an error marks its field as invalid and is read out with it, before the hint", async () => {
  render(<TextField label="Name" error="Two letters at least." hint="As on the licence." />);
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(textsOf(field)).toEqual(["Two letters at least.", "As on the licence."]);
  await expectNoAxeViolations();
});

test("without error and hint nothing describes it and nothing marks it", () => {
  render(<TextField label="Name" />);
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("each change is reported as a value", async () => {
  const onValueChange = vi.fn();
  render(<TextField label="Name" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByLabelText("Name"), "Jo");
  expect(onValueChange.mock.calls).toEqual([["J"], ["Jo"]]);
});

test("a text area says how many characters are left, and counts as one types", async () => {
  render(<TextArea label="Question" maxLength={10} hint="In your own words." />);
  const field = screen.getByRole("textbox", { name: "Question" });
  await userEvent.type(field, "Why");
  expect(textsOf(field)).toEqual(["7 characters left", "In your own words."]);
  await userEvent.type(field, " is it");
  expect(textsOf(field)).toEqual(["1 character left", "In your own words."]);
  await expectNoAxeViolations();
});
