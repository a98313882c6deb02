// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EmailChangeDialog } from "../email-change/email-change-flow.tsx";
import { showAccount } from "./show-account.tsx";

/** The elements that the browser was asked to scroll into view, and how. */
const shown: Array<readonly [string, unknown]> = [];
// Missing in jsdom. It returns a promise, as Chromium's does.
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    shown.push([this.textContent ?? "", how]);
    return Promise.resolve();
  };
});
afterEach(() => {
  cleanup();
  shown.length = 0;
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

async function openFilled() {
  const dialog = await showAccount((frame) => <EmailChangeDialog {...frame} />);
  await dialog.user.type(dialog.field("New email"), "ada@new.example");
  await dialog.user.type(dialog.field("Confirm new email"), "ada@new.example");
  await dialog.user.type(dialog.field("Password"), "Measured-Room-42");
  return dialog;
}

test("a refusal of the whole form comes into view above it, each time and without gliding; the pressed button keeps the focus", async () => {
  const { press, gateway } = await openFilled();
  const refusal = ["ErrorFailed to initiate email change. Please try again.", { block: "nearest" }];
  gateway.failNext("emailChange.initiate", { code: "api.refused" });
  await press("Send PIN");
  await screen.findByRole("alert");
  expect(shown).toEqual([refusal]);
  gateway.failNext("emailChange.initiate", { code: "api.refused" });
  await press("Send PIN");
  await screen.findByRole("alert");
  expect(shown).toEqual([refusal, refusal]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send PIN" }));
});

test("what is wrong with a field is shown at the field, which gets the focus, and nothing above is scrolled to", async () => {
  const { press, user, field } = await openFilled();
  await user.type(field("Confirm new email"), "x");
  await press("Send PIN");
  expect([document.activeElement, shown]).toEqual([field("Confirm new email"), []]);
});
