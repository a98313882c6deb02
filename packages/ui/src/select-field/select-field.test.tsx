// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { SelectField } from "./select-field.tsx";

afterEach(cleanup);

test("one of several is chosen, and reported as a value", async () => {
  const onValueChange = vi.fn();
  render(
    <SelectField label="Country" defaultValue="DE" onValueChange={onValueChange}>
      <option value="DE">Germany</option>
      <option value="AT">Austria</option>
    </SelectField>,
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Austria");
  expect(onValueChange.mock.calls).toEqual([["AT"]]);
});

test("[MODAL-06] an error marks it as invalid and is read out with it, before the hint", async () => {
  render(
    <SelectField label="Country" error="Please choose a country." hint="Where you live.">
      <option value="">-</option>
    </SelectField>,
  );
  const field = screen.getByRole("combobox", {
    name: "Country",
    description: "Please choose a country. Where you live.",
  });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await expectNoAxeViolations();
});
