// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { messages } from "../../messages/index.ts";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { KNOWN_ACCOUNT, VALID_LINK } from "../../testing/index.ts";
import { showSignIn } from "./show-sign-in.tsx";

afterEach(cleanup);

test("[AUTH-01] stage 1 asks for the address, and a bad one is refused at its field", async () => {
  const { dialog, continueWith } = await showSignIn();
  expect(screen.getByRole("dialog", { name: "Sign In / Sign Up" })).toBe(dialog);
  expect(document.activeElement).toBe(screen.getByLabelText("Email address"));
  await continueWith("ada@");
  const field = screen.getByLabelText("Email address");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const describedBy = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const described = describedBy.map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain("Please enter a valid email address.");
  expect(document.activeElement).toBe(field);
  await expectNoAxeViolations();
});

test("[MODAL-05] a check or a cross follows the stricter pattern as one types", async () => {
  const { user, dialog } = await showSignIn();
  const field = screen.getByLabelText("Email address");
  await user.type(field, "ada@example");
  expect(dialog.textContent).toContain("The address is not complete yet");
  await user.type(field, ".com");
  expect(dialog.textContent).toContain("The address is complete");
});

test("[AUTH-02] a server's words are shown as they came, above the field", async () => {
  const { continueWith } = await showSignIn({
    prepare: ({ gateway }) =>
      gateway.failNext("checkEmail", { code: "api.refused", serverText: "Closed for tonight." }),
  });
  await continueWith("ada@example.com");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Closed for tonight."));
});

test("[AUTH-03] stage 2 has password, Sign in, Forgot password and Go back", async () => {
  const { continueWith, press } = await showSignIn();
  await continueWith("ada@example.com");
  const password = await screen.findByLabelText("Password");
  expect(document.activeElement).toBe(password);
  expect(password.getAttribute("autocomplete")).toBe("current-password");
  expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  await expectNoAxeViolations();
  await press("Go back");
  expect(screen.getByLabelText<HTMLInputElement>("Email address").value).toBe("ada@example.com");
  expect(document.activeElement).toBe(screen.getByLabelText("Email address"));
});

test("[AUTH-17] stage 2 offers to stay logged in, unticked, and says what that means", async () => {
  const { continueWith, user, world } = await showSignIn();
  await continueWith("ada@example.com");
  const box = await screen.findByRole("checkbox", { name: "Keep me logged in" });
  expect(box.getAttribute("aria-checked") ?? `${(box as HTMLInputElement).checked}`).toBe("false");
  const ids = (box.getAttribute("aria-describedby") ?? "").split(" ");
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(" ")).toBe(
    "For 30 days after your last visit; otherwise 2 hours, or until the browser is closed. Only on a device of your own.",
  );
  await user.click(box);
  expect(world.signIn.getState().fields.keepsLogin).toBe(true);
  await expectNoAxeViolations();
});

test("[AUTH-03] Forgot password leads away with the address, and nothing of the password stays", async () => {
  const { continueWith, user, press, reported, world } = await showSignIn();
  await continueWith("ada@example.com");
  await user.type(await screen.findByLabelText("Password"), "half-remembered");
  await press("Forgot password?");
  expect(reported).toEqual(["forgot ada@example.com"]);
  expect(world.signIn.getState().fields).toMatchObject({ emailAddress: "ada@example.com", password: "" });
});

test("[MODAL-05] the password can be shown and hidden", async () => {
  const { continueWith, press } = await showSignIn();
  await continueWith("ada@example.com");
  const password = await screen.findByLabelText<HTMLInputElement>("Password");
  expect(password.type).toBe("password");
  await press("Show password");
  expect(password.type).toBe("text");
});

test("[AUTH-10] the honeypot is out of sight, out of the tab order and off for assistive technology", async () => {
  const { dialog, continueWith, user, press, world } = await showSignIn();
  await continueWith("ada@example.com");
  await user.type(await screen.findByLabelText("Password"), KNOWN_ACCOUNT.password);
  expect(screen.getAllByRole("checkbox").map(({ id }) => id)).toEqual([
    screen.getByRole("checkbox", { name: "Keep me logged in" }).id,
  ]);
  const box = dialog.querySelector<HTMLInputElement>("input[name=confirm_contact]");
  expect([box?.tabIndex, box?.autocomplete, box?.closest("[aria-hidden=true]") !== null]).toEqual([-1, "off", true]);
  box?.click();
  await press("Sign in");
  expect(world.gateway.calls).toEqual(["checkEmail"]);
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("[AUTH-11] a wrong password is reported in an alert, and the right one signs in", async () => {
  const { continueWith, user, press, world } = await showSignIn();
  await continueWith("ada@example.com");
  await user.type(await screen.findByLabelText("Password"), "wrong");
  await press("Sign in");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain(
      "Login failed. Ensure that your email and password are correct.",
    ),
  );
  await user.clear(screen.getByLabelText("Password"));
  await user.type(screen.getByLabelText("Password"), `${KNOWN_ACCOUNT.password}{Enter}`);
  await waitFor(() => expect(world.auth.getState().status).toBe("customer"));
});

test("[AUTH-11] [MODAL-06] a wrong password marks its field, which says why and has the focus, until it is changed", async () => {
  const { continueWith, user, press } = await showSignIn();
  await continueWith("ada@example.com");
  const field = await screen.findByLabelText("Password");
  await user.type(field, "wrong");
  await press("Sign in");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(
    "Login failed. Ensure that your email and password are correct.",
  );
  expect(document.activeElement).toBe(field);
  await expectNoAxeViolations();
  await user.type(field, "!");
  expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")]).toEqual([null, null]);
});

test("[AUTH-03] an empty password is refused at its field, in plain words", async () => {
  const { dialog, continueWith, press } = await showSignIn();
  await continueWith("ada@example.com");
  const field = await screen.findByLabelText("Password");
  await press("Sign in");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Please enter your password.",
  );
  expect(document.activeElement).toBe(field);
  expect(dialog.textContent).not.toContain("zero");
});

test("[AUTH-01] [AUTH-03] [MODAL-03] each stage says what it asks for, in a dialog that keeps its title", async () => {
  const { dialog, continueWith, press } = await showSignIn();
  const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
  const seen = [headings()];
  await continueWith("ada@example.com");
  await screen.findByLabelText("Password");
  seen.push(headings());
  await press("Go back");
  await continueWith("{Control>}a{/Control}new@example.com");
  await screen.findByLabelText("First name");
  seen.push(headings());
  expect(seen).toEqual([
    ["Sign In / Sign Up", "Enter your email address"],
    ["Sign In / Sign Up", "Enter your password"],
    ["Sign In / Sign Up", "Create your account"],
  ]);
  expect(screen.getByRole("dialog", { name: "Sign In / Sign Up" })).toBe(dialog);
});

test("[AUTH-08] stage 5 sends the mail again and then counts 60 s down, visibly", async () => {
  const { continueWith, press, world } = await showSignIn();
  await continueWith("idle@example.com");
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Inactive Account" }));
  await press("Resend Activation Email");
  expect((await screen.findByRole("timer")).textContent).toBe("1:00");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Resend Activation Email" });
  expect(button.disabled).toBe(true);
  expect(document.activeElement?.textContent).toContain("It can be sent again in");
  await expectNoAxeViolations();
  await press("Resend Activation Email");
  expect(world.gateway.resentTo).toEqual(["idle@example.com"]);
  await world.clock.advanceAsync(60_000);
  await waitFor(() => expect(screen.queryByRole("timer")).toBeNull());
  await press("Resend Activation Email");
  expect(world.gateway.resentTo).toHaveLength(2);
});

test("[AUTH-13] an activation link opens stage 2 with thanks and the address filled in", async () => {
  const { dialog } = await showSignIn({ prepare: ({ signIn }) => signIn.openFromLink(VALID_LINK) });
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toContain("Thank you for activating your account."),
  );
  expect(dialog.textContent).toContain("ada@example.com");
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a login that is rejected because the account isn't activated offers the mail again", async () => {
  const { continueWith, user, press } = await showSignIn({ policy: "uniform" });
  await continueWith("idle@example.com");
  await user.type(await screen.findByLabelText("Password"), "x");
  await press("Sign in");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Your account is not yet activated."));
  await press("Resend Activation Email");
  expect(await screen.findByRole("heading", { name: "Inactive Account" })).toBeTruthy();
});

test("[MODAL-04] the foot leads to the contact dialog", async () => {
  const { dialog, press, reported } = await showSignIn();
  expect(dialog.querySelector(".shop-dialog__footer")?.textContent).toBe(
    "Questions? To use our contact form click here",
  );
  await press("click here");
  expect(reported).toEqual(["contact"]);
});

test("Esc asks to be closed, and the password is forgotten", async () => {
  const { continueWith, user, reported, world } = await showSignIn();
  await continueWith("ada@example.com");
  await user.type(await screen.findByLabelText("Password"), "secret{Escape}");
  expect(reported).toEqual(["close"]);
  expect(world.signIn.getState().fields.password).toBe("");
});

test("our own server's English sentence is shown in the shopper's language", async () => {
  const { user } = await showSignIn({
    messages: messages.de,
    prepare: ({ gateway }) =>
      gateway.failNext("checkEmail", { code: "auth.tooManyTries", serverText: messages.en["auth.tooManyTries"] }),
  });
  await user.type(screen.getByLabelText("E-Mail-Adresse"), "ada@example.com{Enter}");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(messages.de["auth.tooManyTries"]));
});
