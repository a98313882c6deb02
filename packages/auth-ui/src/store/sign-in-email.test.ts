import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { buildAuthWorld, fillSignIn, startSignIn } from "../testing/index.ts";

test.each([
  ["ada@example.com", "password", null],
  ["idle@example.com", "inactive", null],
  ["new@example.com", "signUp", null],
  ["bad@example.com", "email", "auth.emailFormat"],
  ["dns@example.com", "email", "auth.emailDnsmx"],
  ["bin@example.com", "email", "auth.emailTrashmail"],
])("[AUTH-01] %s leads to the stage %s", async (emailAddress, stage, code) => {
  const verdicts = { "bad@example.com": "format", "dns@example.com": "dnsmx", "bin@example.com": "trashmail" } as const;
  const { signIn } = await startSignIn(emailAddress, { verdicts });
  expect(signIn.getState().stage).toBe(stage);
  expect(signIn.getState().failure?.code ?? null).toBe(code);
});

test("[AUTH-01] the address is trimmed before it is checked and kept so", async () => {
  const { signIn } = await startSignIn("  ada@example.com ");
  expect(signIn.getState()).toMatchObject({ stage: "password", fields: { emailAddress: "ada@example.com" } });
});

test("[AUTH-01] a malformed address is rejected without a call", async () => {
  const { signIn, gateway } = await startSignIn("ada");
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
  fillSignIn(world, { emailAddress: "ada@example.com" });
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
  const { signIn } = await startSignIn("new@example.com", { policy: "uniform" });
  expect(signIn.getState().stage).toBe("password");
  signIn.wantAccount();
  expect(signIn.getState().stage).toBe("signUp");
});
