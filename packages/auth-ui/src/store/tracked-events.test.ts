import { expect, test } from "vitest";
import { buildAuthWorld, buildSignUpForm, buildUser, KNOWN_ACCOUNT, VALID_LINK } from "../testing/index.ts";
import { createAuthStore } from "./auth-store.ts";

const credentials = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

test("a login and a logout are reported, the logout before the session ends", async () => {
  const { auth, gateway, tracked } = buildAuthWorld();
  await auth.login({ ...credentials, password: "wrong" });
  expect(tracked).toEqual([]);
  await auth.login(credentials);
  expect(tracked).toEqual([{ type: "login", user: buildUser() }]);
  const release = gateway.holdNext("logout");
  const leaving = auth.logout();
  expect(tracked.at(-1)).toEqual({ type: "logout", user: buildUser() });
  release();
  await leaving;
  expect(tracked).toHaveLength(2);
});

test("[AUTH-18] the session ends only once the report of the logout has settled", async () => {
  const { gateway, storage } = buildAuthWorld({ visitor: buildUser() });
  let finish = () => {};
  const reporting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const auth = createAuthStore({ gateway, storage, supportEmail: "help@example.com", onTracked: () => reporting });
  await auth.start();
  const leaving = auth.logout();
  await Promise.resolve();
  expect(gateway.calls).not.toContain("logout");
  finish();
  await leaving;
  expect(gateway.calls).toContain("logout");
});

test("an activation is reported once it has worked, an invalid link isn't", async () => {
  const { auth, tracked } = buildAuthWorld();
  await auth.verifyActivation({ id: "i2", key: "k2" });
  await auth.verifyActivation(VALID_LINK);
  expect(tracked).toEqual([{ type: "verify", emailAddress: "ada@example.com" }]);
});

test.each([
  ["forced", true],
  ["free", false],
] as const)(
  "[AUTH-06] signing up for a free download, newsletter %s: it is wanted: %s, and reported so",
  async (newsletterPolicy, wantsNewsletter) => {
    const { signIn, gateway, tracked } = buildAuthWorld({ newsletterPolicy });
    const { emailAddress: _address, wantsNewsletter: _wants, ...form } = buildSignUpForm();
    signIn.open({ reason: "freeDownload" });
    signIn.setField("emailAddress", "grace@example.com");
    await signIn.submitEmail();
    for (const [name, value] of Object.entries(form)) signIn.setField(name as keyof typeof form, value);
    await signIn.submitSignUp();
    expect(gateway.registrations.map((sent) => sent.wantsNewsletter)).toEqual([wantsNewsletter]);
    expect(tracked).toEqual([{ type: "signUp", emailAddress: "grace@example.com", wantsNewsletter }]);
  },
);
