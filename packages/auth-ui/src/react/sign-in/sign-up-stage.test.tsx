// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SignInReason } from "../../domain/sign-in-reason.ts";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import type { AuthWorld } from "../../testing/index.ts";
import { showSignIn } from "./show-sign-in.tsx";

afterEach(cleanup);

const openedFor = (reason: SignInReason) => ({ prepare: ({ signIn }: AuthWorld) => signIn.open({ reason }) });

test("[AUTH-04] stage 3 has names, password with its meter, newsletter, terms, Sign up and Go back", async () => {
  const { continueWith } = await showSignIn();
  await continueWith("new@example.com");
  expect(document.activeElement).toBe(await screen.findByLabelText("First name"));
  expect(screen.getByLabelText("First name").getAttribute("autocomplete")).toBe("given-name");
  expect(screen.getByLabelText("Last name").getAttribute("autocomplete")).toBe("family-name");
  expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("new-password");
  expect(screen.getByRole("meter", { name: "Strength" })).toBeTruthy();
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "terms and conditions" }).getAttribute("href")).toBe("/terms-conditions");
  expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacypolicy");
  expect(screen.getByRole("button", { name: "Sign up" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Go back" })).toBeTruthy();
  await expectNoAxeViolations();
});

test("[AUTH-05] the rules are reported one after the other at their fields, the password's with the tips", async () => {
  const { continueWith, user, press } = await showSignIn();
  await continueWith("new@example.com");
  await user.type(await screen.findByLabelText("First name"), "Grace");
  await press("Sign up");
  expect(screen.getByText("Please fill in your name fields.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Last name"));
  await user.type(screen.getByLabelText("Last name"), "Hopper");
  await user.type(screen.getByLabelText("Password"), "amber");
  await press("Sign up");
  expect(screen.getByText("Please enter a password that is at least 8 characters long.")).toBeTruthy();
  const tips = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(tips).toEqual([
    "has 8 or more characters",
    "has upper and lower case",
    "has a number and a special character",
    "is not a dictionary word or guessable",
  ]);
  await user.type(screen.getByLabelText("Password"), "-valve-20");
  expect(screen.queryByRole("listitem")).toBeNull();
  await press("Sign up");
  expect(screen.getByText("You must agree to the terms and conditions.")).toBeTruthy();
  await expectNoAxeViolations();
});

test.each([
  ["", 0, "zero"],
  ["abcdefgh", 1, "bad"],
  ["abcdefgh1", 2, "ok"],
  ["abcdefgH1", 3, "good"],
  ["abcdefH1$", 4, "very good"],
  ["abcdefghiK1$", 5, "perfect"],
])("[AUTH-09] the meter shows %j as %i, %s", async (password, value, word) => {
  await showSignIn({
    prepare: async ({ signIn }) => {
      signIn.setField("emailAddress", "new@example.com");
      await signIn.submitEmail();
      signIn.setField("password", password);
    },
  });
  const meter = screen.getByRole("meter");
  expect([meter.getAttribute("value"), meter.getAttribute("aria-valuetext")]).toEqual([`${value}`, word]);
});

test("[AUTH-05] [AUTH-09] the field of a new password says how long it has to be", async () => {
  const { continueWith } = await showSignIn();
  await continueWith("new@example.com");
  const field = await screen.findByLabelText("Password");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Please enter a password that is at least 8 characters long.",
  );
});

test("[AUTH-06] opened for the free download, the newsletter is on and its box locked", async () => {
  const { continueWith } = await showSignIn(openedFor("freeDownload"));
  expect(screen.getByText("Please sign up to download the free product.")).toBeTruthy();
  await continueWith("new@example.com");
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /newsletter/ });
  expect([box.checked, box.disabled]).toEqual([true, true]);
});

test("opened at the checkout it says why, and the newsletter is free", async () => {
  const { continueWith } = await showSignIn(openedFor("checkout"));
  expect(screen.getByText("Please login or sign up to continue.")).toBeTruthy();
  await continueWith("new@example.com");
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /newsletter/ });
  expect([box.checked, box.disabled]).toEqual([false, false]);
});

test("[AUTH-07] a registration ends at 'Activation Link Sent' with its text and the address", async () => {
  const { dialog, continueWith, user, press, reported } = await showSignIn();
  await continueWith("new@example.com");
  await user.type(await screen.findByLabelText("First name"), "Grace");
  await user.type(screen.getByLabelText("Last name"), "Hopper");
  await user.type(screen.getByLabelText("Password"), "Valve-Amber-20");
  await user.click(screen.getByRole("checkbox", { name: /I agree/ }));
  await press("Sign up");
  // The heading has the focus, and is read with the text below it.
  const description = "Signup successful! Please activate your account from the link sent to your email.";
  expect(document.activeElement).toBe(
    await screen.findByRole("heading", { name: "Activation Link Sent", description }),
  );
  expect(screen.getAllByText(description)).toHaveLength(1);
  expect(screen.queryByText("Done")).toBeNull();
  expect(dialog.textContent).toContain("new@example.com");
  await expectNoAxeViolations();
  await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? dialog);
  expect(reported).toEqual(["close"]);
});

test("[AUTH-06] where the newsletter is a free choice, the free download doesn't tick its box, which names the second consent", async () => {
  const { continueWith } = await showSignIn({ ...openedFor("freeDownload"), newsletterPolicy: "free" });
  await continueWith("new@example.com");
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /newsletter/ });
  expect([box.checked, box.disabled]).toEqual([false, false]);
  expect(screen.getByText(/open the activation link:/)).toBeTruthy();
  await expectNoAxeViolations();
});
