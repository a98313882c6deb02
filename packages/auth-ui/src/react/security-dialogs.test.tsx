// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import type { AuthWorld } from "../testing/index.ts";
import { PasswordDialog } from "./password/password-flow.tsx";
import { SessionsDialog } from "./sessions/sessions-flow.tsx";
import { type ShownFrame, showWorld } from "./show-world.tsx";

afterEach(cleanup);

const drawPassword = ({ passwordChange }: AuthWorld, frame: ShownFrame) => (
  <PasswordDialog {...frame} store={passwordChange} />
);
const drawSessions = ({ sessions }: AuthWorld, frame: ShownFrame) => <SessionsDialog {...frame} store={sessions} />;

test.each([
  ["Change Password", drawPassword],
  ["Logins", drawSessions],
])(
  "[MODAL-03] [MODAL-04] the dialog %s has its title, keeps the focus, closes on Esc, and leads to the contact form",
  async (title, draw) => {
    const { reported, user, press } = await showWorld(draw);
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await expectNoAxeViolations();
    await user.keyboard("{Escape}");
    await press("click here");
    expect(reported).toEqual(["close", "contact"]);
  },
);

test("[ACCT-02] [MODAL-05] three fields that can be shown, known to password managers, with a meter; then it is changed", async () => {
  const { user, field, reported } = await showWorld(drawPassword);
  const names = ["Current password", "New password", "New password, again"];
  expect(names.map((name) => [field(name).type, field(name).required, field(name).autocomplete])).toEqual([
    ["password", true, "current-password"],
    ["password", true, "new-password"],
    ["password", true, "new-password"],
  ]);
  expect(screen.getAllByRole("button", { name: "Show password" })).toHaveLength(3);
  await user.type(field("Current password"), "Measured-Room-42");
  await user.type(field("New password"), "Measured-Room-43");
  expect(screen.getByRole("meter").getAttribute("aria-valuetext")).toBe("perfect");
  await user.type(field("New password, again"), "Measured-Room-43{Enter}");
  const done = await screen.findByText("Your password is changed. All other browsers are logged out.");
  expect(screen.getByRole("status").textContent).toContain(done.textContent);
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  await expectNoAxeViolations();
  // The frame's close control has the same name.
  await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  expect(reported).toEqual(["close"]);
});

test("[ACCT-02] [MODAL-06] different passwords are an error at their field, the same as before is a warning", async () => {
  const { press, user, field } = await showWorld(drawPassword);
  await user.type(field("Current password"), "Measured-Room-42");
  await user.type(field("New password"), "Measured-Room-42");
  await user.type(field("New password, again"), "Measured-Room-4");
  await press("Change password");
  expect(screen.getByText("New passwords do not match!")).toBeTruthy();
  const again = field("New password, again");
  expect([document.activeElement, again.getAttribute("aria-invalid")]).toEqual([again, "true"]);
  await user.type(again, "2");
  await press("Change password");
  expect(screen.getByRole("alert").textContent).toContain(
    "Warning New password should be different from the old password!",
  );
  await expectNoAxeViolations();
});

test.each([
  [
    { code: "account.passwordWrong", serverText: "Your current password is incorrect." },
    "Your current password is incorrect.",
  ],
  [{ code: "api.refused" }, "Failed to change password!"],
  [{ code: "api.unreachable" }, "An error occurred while changing your password. Please try again."],
  [{ code: "api.refused", serverText: "Nicht heute." }, "Nicht heute."],
])("[ACCT-02] the failure %j is shown as: %s", async (failure, text) => {
  const { press, user, field, gateway } = await showWorld(drawPassword);
  await user.type(field("Current password"), "Measured-Room-42");
  await user.type(field("New password"), "Measured-Room-43");
  await user.type(field("New password, again"), "Measured-Room-43");
  gateway.failNext("password.change", failure);
  await press("Change password");
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field("New password").value).toBe("Measured-Room-43");
});

test("sign-ins are listed with this browser's own first, and each other one can be ended", async () => {
  const { press, gateway } = await showWorld(drawSessions);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("p")?.textContent?.trim())).toEqual([
    "Firefox on Windows This browser",
    "Safari on macOS",
    "Unknown browser",
  ]);
  expect(rows[0]?.querySelector("button")).toBeNull();
  await press("Log out Safari on macOS");
  expect(await screen.findByText("Logged out.")).toBeTruthy();
  await press("Log out everywhere else");
  expect(await screen.findByText("Your account is logged in nowhere else.")).toBeTruthy();
  expect(gateway.calls.map(({ given }) => given)).toEqual([null, "s2", "others"]);
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  await expectNoAxeViolations();
});
