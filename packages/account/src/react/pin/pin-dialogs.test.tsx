// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { showAccount } from "../account/show-account.tsx";
import { DeletionDialog, DeletionFlow } from "../deletion/deletion-flow.tsx";
import { EmailChangeDialog } from "../email-change/email-change-flow.tsx";
import { renderDesk } from "../stories/render-desk.tsx";

const PIN_LIFE_MS = 10 * 60_000;

afterEach(cleanup);

test("[ACCT-07] [MODAL-05] details with marks, a pasted PIN, its time in silence, and the date", async () => {
  const { press, user, field, reported, world } = await showAccount((frame, events) => (
    <EmailChangeDialog {...frame} onConfirmed={() => events.push("confirmed")} />
  ));
  expect(field("Current email").value).toBe("ada@example.com");
  await user.type(field("New email"), "ada@new.example");
  const marks = () => [...document.querySelectorAll("[data-state=complete]")].length;
  expect(marks()).toBe(2);
  await user.type(field("Confirm new email"), "ada@new.exampel");
  await user.type(field("Password"), "Measured-Room-42");
  await press("Send PIN");
  expect(screen.getByText("New email and confirmation email do not match.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Confirm new email"));
  await user.type(field("Confirm new email"), "{Backspace}{Backspace}le");
  await press("Send PIN");
  const pin = await screen.findByLabelText<HTMLInputElement>("PIN");
  expect([pin.autocomplete, pin.inputMode, document.activeElement]).toEqual(["one-time-code", "numeric", pin]);
  const timer = screen.getByRole("timer");
  expect([timer.textContent, timer.getAttribute("aria-live")]).toEqual(["10:00", "off"]);
  act(() => world.clock.advance(61_000));
  expect(timer.textContent).toBe("8:59");
  await expectNoAxeViolations();
  await user.click(pin);
  await user.paste(" 1234 - 5678 ");
  await press("Confirm change");
  expect(await screen.findByText(/changes to ada@new\.example on 18 January 2026/)).toBeTruthy();
  expect(reported).toEqual(["confirmed"]);
  await expectNoAxeViolations();
});

test("[ACCT-07] [A11Y-06] when the PIN expires that is announced once, and one press requests a new one", async () => {
  const { press, user, field, gateway, world } = await showAccount((frame) => <EmailChangeDialog {...frame} />);
  await user.type(field("New email"), "ada@new.example");
  await user.type(field("Confirm new email"), "ada@new.example");
  await user.type(field("Password"), "Measured-Room-42{Enter}");
  await screen.findByLabelText("PIN");
  act(() => world.clock.advance(PIN_LIFE_MS));
  expect(screen.getByRole("alert").textContent).toContain("This PIN has expired.");
  expect([screen.queryByRole("timer"), screen.queryByRole("button", { name: "Confirm change" })]).toEqual([null, null]);
  await press("Send a new PIN");
  expect(await screen.findByText(/A new PIN is on its way/)).toBeTruthy();
  expect(gateway.calls.map(({ name }) => name)).toEqual(["emailChange.initiate", "emailChange.initiate"]);
  await press("Go back");
  expect(field("New email").value).toBe("ada@new.example");
});

test("[ACCT-06] the warning says what is lost, requires its tick, and the confirmation stays when the login has ended", async () => {
  const { press, user, reported, world } = await showAccount((frame, events) => (
    <DeletionDialog {...frame} onConfirmed={() => events.push("confirmed")} />
  ));
  const { textContent } = await screen.findByRole("dialog");
  for (const part of ["14 days", "90 days", "Logging in within these 14 days cancels"])
    expect(textContent).toContain(part);
  await press("Send PIN");
  expect(screen.getByText("Please tick the box to continue.")).toBeTruthy();
  const box = screen.getByRole("checkbox");
  expect(document.activeElement).toBe(box);
  await user.click(box);
  await press("Send PIN");
  await user.type(await screen.findByLabelText("PIN"), "12345678{Enter}");
  expect(await screen.findByText("Your account will be deleted on 29 January 2026.")).toBeTruthy();
  act(() => world.endSession());
  expect(screen.getByText("Your account will be deleted on 29 January 2026.")).toBeTruthy();
  expect(reported).toEqual(["confirmed"]);
  await expectNoAxeViolations();
});

test("[ACCT-06] a page that learns only later who is logged in says where the PIN was sent", async () => {
  const { world, user } = await renderDesk({
    children: <DeletionFlow presentation="page" />,
    prepare: ({ endSession }) => endSession(),
  });
  act(() => world.startSession());
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Send PIN" }));
  await screen.findByLabelText("PIN");
  expect(screen.getByText("ada@example.com")).toBeTruthy();
});

test("[ACCT-06] back from the PIN, the focus is on the box of the warning", async () => {
  const { press, user } = await showAccount((frame) => <DeletionDialog {...frame} />);
  await user.click(await screen.findByRole("checkbox"));
  await press("Send PIN");
  expect(document.activeElement).toBe(await screen.findByLabelText("PIN"));
  await press("Go back");
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
});

test.each([
  ["deletion.initiate", { code: "api.refused" }, "Failed to initiate account deletion. Please try again."],
  ["deletion.initiate", { code: "api.timeout" }, "An error occurred. Please try again later."],
  ["deletion.initiate", { code: "api.refused", serverText: "Nicht heute." }, "Nicht heute."],
] as const)("[ACCT-06] where %s fails by %j, it says: %s", async (name, failure, text) => {
  const { press, user, gateway } = await showAccount((frame) => <DeletionDialog {...frame} />);
  gateway.failNext(name, failure);
  await user.click(await screen.findByRole("checkbox"));
  await press("Send PIN");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(text));
});
