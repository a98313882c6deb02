// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { EmailField } from "./email-field.tsx";

afterEach(cleanup);

const hasDot = (value: string) => value.includes(".");
const mark = () => document.querySelector(".shop-email-field__mark");

test("[MODAL-05] it shows and says a cross or a check as one types, and nothing while empty", async () => {
  const onValueChange = vi.fn();
  render(<EmailField label="E-mail" isValid={hasDot} onValueChange={onValueChange} />);
  const field = screen.getByLabelText("E-mail");
  expect([mark()?.getAttribute("data-state"), mark()?.textContent]).toEqual(["empty", ""]);
  await userEvent.type(field, "a@b");
  expect([mark()?.getAttribute("data-state"), mark()?.textContent]).toEqual([
    "incomplete",
    "The address is not complete yet",
  ]);
  await userEvent.type(field, ".de");
  expect([mark()?.getAttribute("data-state"), mark()?.textContent]).toEqual(["complete", "The address is complete"]);
  expect(mark()?.querySelector("[aria-live=polite]")).toBeTruthy();
  expect(onValueChange).toHaveBeenLastCalledWith("a@b.de");
  await expectNoAxeViolations();
});

test("[MODAL-05] a value that the parent controls decides the mark", () => {
  render(<EmailField label="E-mail" isValid={hasDot} value="a@b.de" />);
  expect(mark()?.getAttribute("data-state")).toBe("complete");
});

test("[MODAL-05] an address that was refused has no check beside it until it is changed", () => {
  const { rerender } = render(<EmailField label="E-mail" isValid={hasDot} value="a@b.de" error="Not allowed." />);
  expect([mark()?.getAttribute("data-state"), mark()?.textContent]).toEqual(["empty", ""]);
  rerender(<EmailField label="E-mail" isValid={hasDot} value="a@b.net" />);
  expect(mark()?.getAttribute("data-state")).toBe("complete");
});
