import { expect, test } from "vitest";
import { buildAuthWorld, fillSignIn, KNOWN_ACCOUNT, startSignIn, VALID_LINK } from "../testing/index.ts";

test("a right password signs in, and when the dialog is next opened nothing of what was typed is left", async () => {
  const world = await startSignIn("ada@example.com");
  fillSignIn(world, { password: KNOWN_ACCOUNT.password });
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
  const world = await startSignIn("ada@example.com");
  fillSignIn(world, { password: "Measured-Room-43" });
  await world.signIn.submitPassword();
  expect(world.signIn.getState()).toMatchObject({ stage: "password", failure: { code: "auth.loginFailed" } });
  expect(world.signIn.getState().fields.password).toBe("Measured-Room-43");
});

test("an empty password is rejected without a call", async () => {
  const world = await startSignIn("ada@example.com");
  await world.signIn.submitPassword();
  expect(world.signIn.getState()).toMatchObject({ failure: { code: "auth.passwordMissing" }, failedField: "password" });
  expect(world.gateway.calls).toEqual(["checkEmail"]);
});

test("[AUTH-10] a ticked honeypot leaves the dialog as it was, without a failure and without a call", async () => {
  const world = await startSignIn("ada@example.com");
  fillSignIn(world, { password: KNOWN_ACCOUNT.password, isHoneypotTicked: true });
  await world.signIn.submitPassword();
  expect(world.signIn.getState()).toMatchObject({ stage: "password", failure: null, pending: null });
  expect(world.gateway.calls).toEqual(["checkEmail"]);
});

test("a login that is rejected because the account isn't activated can be followed by a new activation mail", async () => {
  const world = await startSignIn("idle@example.com", { policy: "uniform" });
  fillSignIn(world, { password: "x" });
  await world.signIn.submitPassword();
  expect(world.signIn.getState().failure).toEqual({ code: "auth.notActivated" });
  world.signIn.wantActivation();
  expect(world.signIn.getState()).toMatchObject({ stage: "inactive", failure: null });
});

test("[AUTH-03] [AUTH-04] Go back leads to stage 1 from 2 and 3; what was typed is kept, but for the password", async () => {
  const world = await startSignIn("new@example.com");
  fillSignIn(world, { firstName: "New", lastName: "Comer", password: "secret", hasAcceptedTerms: true });
  world.signIn.goBack();
  expect(world.signIn.getState().stage).toBe("email");
  expect(world.signIn.getState().fields).toMatchObject({
    emailAddress: "new@example.com",
    firstName: "New",
    lastName: "Comer",
    password: "",
    hasAcceptedTerms: true,
  });
  const other = await startSignIn("ada@example.com");
  other.signIn.goBack();
  expect(other.signIn.getState().stage).toBe("email");
});

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
  fillSignIn(world, { emailAddress: "ada@example.com" });
  const release = world.gateway.holdNext("checkEmail");
  const check = world.signIn.submitEmail();
  world.signIn.close();
  release();
  await check;
  expect(world.signIn.getState()).toMatchObject({ stage: "email", pending: null });
});
