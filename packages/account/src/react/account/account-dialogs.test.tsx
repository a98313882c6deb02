// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { NEWSLETTER_LINK, REVOKE_LINK, UNSUBSCRIBE_LINK } from "../../testing/index.ts";
import { ConfirmNewsletterDialog, ConfirmNewsletterFlow } from "../confirm-newsletter/confirm-newsletter-flow.tsx";
import { DeletionDialog } from "../deletion/deletion-flow.tsx";
import { EmailChangeDialog } from "../email-change/email-change-flow.tsx";
import { NewsletterDialog } from "../newsletter/newsletter-flow.tsx";
import { ProfileDialog } from "../profile/profile-flow.tsx";
import { RevokeEmailDialog } from "../revoke-email/revoke-email-flow.tsx";
import { UnsubscribeDialog } from "../unsubscribe/unsubscribe-flow.tsx";
import { type ShownFrame, showAccount } from "./show-account.tsx";

afterEach(cleanup);

const USED_LINK = { id: "n1", key: "old" };

test.each([
  ["User Settings", (frame: ShownFrame) => <ProfileDialog {...frame} />],
  ["Newsletter Signup", (frame: ShownFrame) => <NewsletterDialog {...frame} />],
  ["Unsubscribe", (frame: ShownFrame) => <UnsubscribeDialog {...frame} link={UNSUBSCRIBE_LINK} />],
  ["Confirm Newsletter", (frame: ShownFrame) => <ConfirmNewsletterDialog {...frame} link={NEWSLETTER_LINK} />],
  ["Change Account Email", (frame: ShownFrame) => <EmailChangeDialog {...frame} />],
  ["Cancel Email Change", (frame: ShownFrame) => <RevokeEmailDialog {...frame} link={REVOKE_LINK} />],
  ["Delete Account", (frame: ShownFrame) => <DeletionDialog {...frame} />],
])(
  "[MODAL-03] [MODAL-04] the dialog %s has its title, keeps the focus, closes on Esc, and leads to the contact form",
  async (title, draw) => {
    const { reported, user, press } = await showAccount(draw);
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await expectNoAxeViolations();
    await user.keyboard("{Escape}");
    await press("click here");
    expect(reported).toEqual(["close", "contact"]);
  },
);

test("[ACCT-03] names are changed, and a failure is shown", async () => {
  const { press, user, field, gateway } = await showAccount((frame) => <ProfileDialog {...frame} />);
  const registered = await screen.findByLabelText(/Registration name/);
  expect(document.activeElement).toBe(field("First name"));
  await user.type(registered, "Analytical Engines");
  gateway.failNext("profile.save", { code: "api.timeout" });
  await press("Save changes");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("An unexpected error occurred. Please try again."),
  );
  await press("Save changes");
  expect(await screen.findByText("Your settings are saved.")).toBeTruthy();
  expect(gateway.calls.at(-1)?.given).toEqual({
    firstName: "Ada",
    lastName: "Lovelace",
    registrationName: "Analytical Engines",
  });
  await expectNoAxeViolations();
});

test("[ACCT-04] a switch a category, all, none, and the sum is sent", async () => {
  const { press, user, gateway } = await showAccount((frame) => <NewsletterDialog {...frame} />);
  const switches = await screen.findAllByRole<HTMLInputElement>("switch");
  const states = () => switches.map(({ checked }) => checked);
  expect(states()).toEqual([true, false, false, false]);
  await press("Subscribe to all");
  expect(states()).toEqual([true, true, true, true]);
  await user.click(screen.getByRole("switch", { name: "Tutorials" }));
  await press("Update settings");
  expect(gateway.calls.find(({ name }) => name === "newsletter.save")?.given).toBe(11);
  expect(await screen.findByText("Your newsletter settings are updated.")).toBeTruthy();
  await press("Unsubscribe from all");
  gateway.failNext("newsletter.save", { code: "api.refused" });
  await press("Update settings");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Failed to update newsletter settings"));
  gateway.failNext("newsletter.save", { code: "api.timeout" });
  await press("Update settings");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain(
      "There was an error updating your settings. Please try again.",
    ),
  );
  await expectNoAxeViolations();
});

test("[ACCT-08] an unsubscribe link acts on its button and offers the categories", async () => {
  const { press, gateway } = await showAccount((frame) => <UnsubscribeDialog {...frame} link={UNSUBSCRIBE_LINK} />);
  expect((await screen.findByRole("dialog")).textContent).toContain("ada@example.com");
  expect(gateway.calls).toEqual([]);
  await press("Unsubscribe from all");
  expect(await screen.findByText("You are unsubscribed from all newsletters.")).toBeTruthy();
  await press("Choose by category");
  const switches = await screen.findAllByRole<HTMLInputElement>("switch");
  expect(switches.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  await expectNoAxeViolations();
});

test.each([
  [{ id: null, key: null }, "Invalid unsubscribe link. Required parameters are missing."],
  [{ id: "%%%", key: "k" }, "Invalid unsubscribe link format."],
  [{ id: "YWRh", key: "k" }, "Invalid email address in unsubscribe link."],
])("[ACCT-08] the unsubscribe link %j is rejected with: %s", async (link, text) => {
  const { gateway } = await showAccount((frame) => <UnsubscribeDialog {...frame} link={link} />);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(text));
  expect(screen.queryByRole("button", { name: "Unsubscribe from all" })).toBeNull();
  expect(gateway.calls).toEqual([]);
});

test("[A11Y-02] where the press used a dead mailed link, the focus stays with what says so", async () => {
  const { press } = await showAccount(() => <ConfirmNewsletterFlow presentation="page" link={USED_LINK} />);
  await press("Confirm subscription");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This newsletter link is not valid, or has expired.");
  expect(document.activeElement?.contains(alert)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("[ACCT-07] a change is cancelled by the mail's link, which leads to a new password", async () => {
  const { press, reported } = await showAccount((frame, events) => (
    <RevokeEmailDialog {...frame} link={REVOKE_LINK} onReset={(email) => events.push(`reset ${email}`)} />
  ));
  await press("Cancel email change");
  expect(
    await screen.findByText("The email change was cancelled. Your address is still ada@example.com."),
  ).toBeTruthy();
  await expectNoAxeViolations();
  await press("Set a new password");
  expect(reported).toEqual(["reset ada@example.com"]);
});
