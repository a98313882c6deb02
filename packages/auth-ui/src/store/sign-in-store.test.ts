import { expect, test } from "vitest";
import type { SignInFields } from "../domain/sign-in-fields.ts";
import { messages } from "../messages/index.ts";
import { type AuthWorld, buildAuthWorld, buildUser, KNOWN_ACCOUNT, VALID_LINK } from "../testing/index.ts";

const waiting = { password: "x", user: buildUser({ emailAddress: "idle@example.com", isAccountActive: false }) };

function fill({ signIn }: AuthWorld, fields: Partial<SignInFields>) {
  for (const [name, value] of Object.entries(fields)) signIn.setField(name as keyof SignInFields, value);
}

async function worldAt(emailAddress: string, options: Parameters<typeof buildAuthWorld>[0] = {}) {
  const world = buildAuthWorld({ accounts: [KNOWN_ACCOUNT, waiting], ...options });
  fill(world, { emailAddress });
  await world.signIn.submitEmail();
  return world;
}

const newcomer = { firstName: "New", lastName: "Comer", password: "Measured-Room-42", hasAcceptedTerms: true };

test.each([
  ["ada@example.com", "password", null],
  ["idle@example.com", "inactive", null],
  ["new@example.com", "signUp", null],
  ["bad@example.com", "email", "auth.emailFormat"],
  ["dns@example.com", "email", "auth.emailDnsmx"],
  ["bin@example.com", "email", "auth.emailTrashmail"],
])("[AUTH-01] %s leads to the stage %s", async (emailAddress, stage, code) => {
  const verdicts = { "bad@example.com": "format", "dns@example.com": "dnsmx", "bin@example.com": "trashmail" } as const;
  const { signIn } = await worldAt(emailAddress, { verdicts });
  expect(signIn.getState().stage).toBe(stage);
  expect(signIn.getState().failure?.code ?? null).toBe(code);
});

test("[AUTH-01] the address is trimmed before it is checked and kept so", async () => {
  const { signIn } = await worldAt("  ada@example.com ");
  expect(signIn.getState()).toMatchObject({ stage: "password", fields: { emailAddress: "ada@example.com" } });
});

test("[AUTH-01] a malformed address is rejected without a call", async () => {
  const { signIn, gateway } = await worldAt("ada");
  expect(signIn.getState()).toMatchObject({
    stage: "email",
    failure: { code: "auth.emailFormat" },
    failedField: "emailAddress",
  });
  expect(gateway.calls).toEqual([]);
});

test.each([
  [
    { code: "api.refused", serverText: "Closed for tonight." },
    { code: "auth.emailCheckFailed", serverText: "Closed for tonight." },
  ],
  [{ code: "api.refused" }, { code: "auth.emailCheckFailed" }],
  [{ code: "api.unreachable" }, { code: "auth.emailCheckException" }],
])("[AUTH-02] a check that fails with %j keeps stage 1 and says so", async (failure, shown) => {
  const world = buildAuthWorld();
  world.gateway.failNext("checkEmail", failure);
  fill(world, { emailAddress: "ada@example.com" });
  await world.signIn.submitEmail();
  expect(world.signIn.getState()).toMatchObject({ stage: "email", pending: null, failedField: null });
  expect(world.signIn.getState().failure).toEqual(shown);
});

test.each([
  ["auth.emailFormat", "Please enter a valid email address."],
  ["auth.emailDnsmx", "The email address cannot be verified. Please check if it's correct or try a different one."],
  ["auth.emailTrashmail", "The email address provided is not allowed. Please use a permanent email address."],
  ["auth.emailCheckFailed", "There was an error checking your email. Please try again later."],
  ["auth.emailCheckException", "Error verifying email. Please try again later."],
] as const)("[AUTH-02] the text of %s is the required one", (code, text) => {
  expect(messages.en[code]).toBe(text);
});

test("the uniform policy leads every address to the password, from where an account can be created", async () => {
  const { signIn } = await worldAt("new@example.com", { policy: "uniform" });
  expect(signIn.getState().stage).toBe("password");
  signIn.wantAccount();
  expect(signIn.getState().stage).toBe("signUp");
});

test("a right password signs in, and when the dialog is next opened nothing of what was typed is left", async () => {
  const world = await worldAt("ada@example.com");
  fill(world, { password: KNOWN_ACCOUNT.password });
  await world.signIn.submitPassword();
  expect(world.auth.getState().status).toBe("customer");
  expect(world.signIn.getState().fields).toMatchObject({ emailAddress: "ada@example.com", password: "" });
  expect(world.storage.get("shop_sign_in_draft")).toBeUndefined();
  world.signIn.open();
  expect(world.signIn.getState().fields.emailAddress).toBe("");
});

test("[AUTH-17] a login isn't kept unless the box was ticked, and going back unticks it", async () => {
  const { signIn, auth } = buildAuthWorld();
  const toPassword = async () => {
    signIn.setField("emailAddress", "ada@example.com");
    await signIn.submitEmail();
    signIn.setField("password", "Measured-Room-42");
  };
  await toPassword();
  expect(signIn.getState().fields.keepsLogin).toBe(false);
  signIn.setField("keepsLogin", true);
  signIn.goBack();
  expect(signIn.getState().fields.keepsLogin).toBe(false);
  await toPassword();
  await signIn.submitPassword();
  expect(auth.getState().sessionLifeMs).toBe(7_200_000);
  await auth.logout();
  signIn.open();
  await toPassword();
  signIn.setField("keepsLogin", true);
  await signIn.submitPassword();
  expect(auth.getState().sessionLifeMs).toBe(2_592_000_000);
});

test("a wrong password stays on stage 2 with its text, and the password may be corrected", async () => {
  const world = await worldAt("ada@example.com");
  fill(world, { password: "Measured-Room-43" });
  await world.signIn.submitPassword();
  expect(world.signIn.getState()).toMatchObject({ stage: "password", failure: { code: "auth.loginFailed" } });
  expect(world.signIn.getState().fields.password).toBe("Measured-Room-43");
});

test("an empty password is rejected without a call", async () => {
  const world = await worldAt("ada@example.com");
  await world.signIn.submitPassword();
  expect(world.signIn.getState()).toMatchObject({ failure: { code: "auth.passwordMissing" }, failedField: "password" });
  expect(world.gateway.calls).toEqual(["checkEmail"]);
});

test("[AUTH-10] a ticked honeypot leaves the dialog as it was, without a failure and without a call", async () => {
  const world = await worldAt("ada@example.com");
  fill(world, { password: KNOWN_ACCOUNT.password, isHoneypotTicked: true });
  await world.signIn.submitPassword();
  expect(world.signIn.getState()).toMatchObject({ stage: "password", failure: null, pending: null });
  expect(world.gateway.calls).toEqual(["checkEmail"]);
});

test("a login that is rejected because the account isn't activated can be followed by a new activation mail", async () => {
  const world = await worldAt("idle@example.com", { policy: "uniform" });
  fill(world, { password: "x" });
  await world.signIn.submitPassword();
  expect(world.signIn.getState().failure).toEqual({ code: "auth.notActivated" });
  world.signIn.wantActivation();
  expect(world.signIn.getState()).toMatchObject({ stage: "inactive", failure: null });
});

test("[AUTH-03] [AUTH-04] Go back leads to stage 1 from 2 and 3; what was typed is kept, but for the password", async () => {
  const world = await worldAt("new@example.com");
  fill(world, { firstName: "New", lastName: "Comer", password: "secret", hasAcceptedTerms: true });
  world.signIn.goBack();
  expect(world.signIn.getState().stage).toBe("email");
  expect(world.signIn.getState().fields).toMatchObject({
    emailAddress: "new@example.com",
    firstName: "New",
    lastName: "Comer",
    password: "",
    hasAcceptedTerms: true,
  });
  const other = await worldAt("ada@example.com");
  other.signIn.goBack();
  expect(other.signIn.getState().stage).toBe("email");
});

test("[AUTH-05] the first broken rule stops the sign-up at its field, before any call", async () => {
  const world = await worldAt("new@example.com");
  fill(world, { firstName: "New" });
  await world.signIn.submitSignUp();
  expect(world.signIn.getState()).toMatchObject({ failure: { code: "auth.namesMissing" }, failedField: "lastName" });
  fill(world, { lastName: "Comer" });
  expect(world.signIn.getState()).toMatchObject({ failure: null, failedField: null });
  await world.signIn.submitSignUp();
  expect(world.signIn.getState()).toMatchObject({
    failure: { code: "auth.passwordTooShort" },
    failedField: "password",
  });
  fill(world, { password: "Measured-Room-42" });
  await world.signIn.submitSignUp();
  expect(world.signIn.getState()).toMatchObject({
    failure: { code: "auth.termsNotAccepted" },
    failedField: "hasAcceptedTerms",
  });
  expect(world.gateway.calls).toEqual(["checkEmail"]);
});

test.each([
  ["freeDownload", false, true],
  ["checkout", false, false],
  ["checkout", true, true],
] as const)(
  "[AUTH-06] opened for %s with the box at %s, the newsletter is sent as %s",
  async (reason, ticked, sent) => {
    const world = buildAuthWorld();
    world.signIn.open({ reason });
    fill(world, { emailAddress: "new@example.com" });
    await world.signIn.submitEmail();
    fill(world, { ...newcomer, wantsNewsletter: ticked });
    await world.signIn.submitSignUp();
    expect(world.gateway.registrations.map((form) => form.wantsNewsletter)).toEqual([sent]);
  },
);

test("[AUTH-07] a registration leads to stage 4 and leaves no password behind", async () => {
  const world = await worldAt("new@example.com");
  fill(world, newcomer);
  await world.signIn.submitSignUp();
  expect(world.signIn.getState()).toMatchObject({
    stage: "activationSent",
    fields: { emailAddress: "new@example.com", password: "" },
  });
  expect(messages.en["signIn.sent.title"]).toBe("Activation Link Sent");
  expect(messages.en["signIn.sent.text"]).toBe(
    "Signup successful! Please activate your account from the link sent to your email.",
  );
});

test.each([
  [
    { code: "api.refused", serverText: "No." },
    "auth.registerFailed",
    "There was an error during registration. Please try again later.",
  ],
  [{ code: "api.timeout" }, "auth.registerException", "An error occurred during registration. Please try again."],
] as const)(
  "[AUTH-07] a registration that fails with %j stays on stage 3 with everything typed",
  async (failure, code, text) => {
    const world = await worldAt("new@example.com");
    fill(world, newcomer);
    world.gateway.failNext("register", failure);
    await world.signIn.submitSignUp();
    expect(world.signIn.getState()).toMatchObject({ stage: "signUp", failure: { code }, fields: newcomer });
    expect(world.signIn.getState().failure?.serverText).toBe("serverText" in failure ? failure.serverText : undefined);
    expect(messages.en[code]).toBe(text);
  },
);

test("[AUTH-13] a valid activation link opens stage 2 with thanks and the address filled in", async () => {
  const { signIn } = buildAuthWorld();
  const opening = signIn.openFromLink(VALID_LINK);
  expect(signIn.getState().pending).toBe("link");
  await opening;
  expect(signIn.getState()).toMatchObject({
    stage: "password",
    reason: "activated",
    pending: null,
    fields: { emailAddress: "ada@example.com" },
  });
});

test("an invalid activation link opens stage 1 and says what is wrong", async () => {
  const { signIn } = buildAuthWorld();
  await signIn.openFromLink({ id: "i1", key: null });
  expect(signIn.getState()).toMatchObject({ stage: "email", reason: null, failure: { code: "auth.linkInvalid" } });
});

test("a response that comes after the dialog was closed changes nothing", async () => {
  const world = buildAuthWorld();
  fill(world, { emailAddress: "ada@example.com" });
  const release = world.gateway.holdNext("checkEmail");
  const check = world.signIn.submitEmail();
  world.signIn.close();
  release();
  await check;
  expect(world.signIn.getState()).toMatchObject({ stage: "email", pending: null });
});

test("a second press while the first is under way sends nothing twice", async () => {
  const world = await worldAt("new@example.com");
  fill(world, newcomer);
  await Promise.all([world.signIn.submitSignUp(), world.signIn.submitSignUp()]);
  expect(world.gateway.registrations).toHaveLength(1);
});
