import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { buildAuthWorld, fillSignIn, NEWCOMER, startSignIn } from "../testing/index.ts";

test("[AUTH-05] the first broken rule stops the sign-up at its field, before any call", async () => {
  const world = await startSignIn("new@example.com");
  fillSignIn(world, { firstName: "New" });
  await world.signIn.submitSignUp();
  expect(world.signIn.getState()).toMatchObject({ failure: { code: "auth.namesMissing" }, failedField: "lastName" });
  fillSignIn(world, { lastName: "Comer" });
  expect(world.signIn.getState()).toMatchObject({ failure: null, failedField: null });
  await world.signIn.submitSignUp();
  expect(world.signIn.getState()).toMatchObject({
    failure: { code: "auth.passwordTooShort" },
    failedField: "password",
  });
  fillSignIn(world, { password: "Measured-Room-42" });
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
    fillSignIn(world, { emailAddress: "new@example.com" });
    await world.signIn.submitEmail();
    fillSignIn(world, { ...NEWCOMER, wantsNewsletter: ticked });
    await world.signIn.submitSignUp();
    expect(world.gateway.registrations.map((form) => form.wantsNewsletter)).toEqual([sent]);
  },
);

test("[AUTH-07] a registration leads to stage 4 and leaves no password behind", async () => {
  const world = await startSignIn("new@example.com");
  fillSignIn(world, NEWCOMER);
  await world.signIn.submitSignUp();
  expect(world.signIn.getState()).toMatchObject({
    stage: "activationSent",
    fields: { emailAddress: "new@example.com", password: "" },
  });
  expect(messages.en["signIn.activationSent.title"]).toBe("Activation Link Sent");
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
    const world = await startSignIn("new@example.com");
    fillSignIn(world, NEWCOMER);
    world.gateway.failNext("register", failure);
    await world.signIn.submitSignUp();
    expect(world.signIn.getState()).toMatchObject({ stage: "signUp", failure: { code }, fields: NEWCOMER });
    expect(world.signIn.getState().failure?.serverText).toBe("serverText" in failure ? failure.serverText : undefined);
    expect(messages.en[code]).toBe(text);
  },
);

test("a second press while the first is under way sends nothing twice", async () => {
  const world = await startSignIn("new@example.com");
  fillSignIn(world, NEWCOMER);
  await Promise.all([world.signIn.submitSignUp(), world.signIn.submitSignUp()]);
  expect(world.gateway.registrations).toHaveLength(1);
});
