// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { uiMessagesDe } from "../messages/de.ts";
import { UiProvider } from "../provider/ui-provider.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("Password");
const toggle = () => screen.getByRole("button", { name: "Show password" });

test("[MODAL-05] the switch shows the password and hides it again, and exposes its state", async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  expect([field().type, toggle().getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  await userEvent.click(toggle());
  expect([field().type, toggle().getAttribute("aria-pressed")]).toEqual(["text", "true"]);
  await userEvent.click(toggle());
  expect([field().type, toggle().getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  await expectNoAxeViolations();
});

test("[MODAL-05] showing it leaves caret and focus where they were", async () => {
  render(<PasswordField label="Password" autoComplete="new-password" defaultValue="tone stack" />);
  await userEvent.click(field());
  field().setSelectionRange(2, 4);
  // Some browsers move the caret to the start when the type changes; jsdom doesn't, so the setter itself is watched.
  const set = vi.spyOn(field(), "setSelectionRange");
  await userEvent.click(toggle());
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
  expect(set).toHaveBeenLastCalledWith(2, 4);
});

test("password managers know which password it is, and the reference is the input's", () => {
  const ref = createRef<HTMLInputElement>();
  render(<PasswordField label="Password" autoComplete="new-password" ref={ref} />);
  expect(field().autocomplete).toBe("new-password");
  expect(ref.current).toBe(field());
});

test("its own texts come from the provider", () => {
  render(
    <UiProvider messages={uiMessagesDe}>
      <PasswordField label="Passwort" autoComplete="current-password" />
    </UiProvider>,
  );
  expect(screen.getByRole("button", { name: "Passwort anzeigen" })).toBeTruthy();
});
