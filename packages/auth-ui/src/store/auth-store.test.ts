import { fail, ok } from "@shop/kernel";
import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { buildAuthWorld, buildUser, KNOWN_ACCOUNT, VALID_LINK } from "../testing/index.ts";
import { SESSION_EMAIL_KEY } from "./auth-store.ts";

const credentials = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

test("the visitor is unknown until the service has responded", async () => {
  const { auth } = buildAuthWorld({ visitor: buildUser() });
  expect(auth.getState()).toEqual({ status: "unknown", user: null, sessionLifeMs: null, pending: null });
  await auth.start();
  expect(auth.getState()).toEqual({ status: "customer", user: buildUser(), sessionLifeMs: 7_200_000, pending: null });
});

test("a start that fails leaves a visitor, and is logged", async () => {
  const { auth, gateway, logged } = buildAuthWorld({ visitor: buildUser() });
  gateway.failNext("start", { code: "api.unreachable" });
  expect((await auth.start()).isOk).toBe(false);
  expect(auth.getState()).toEqual({ status: "visitor", user: null, sessionLifeMs: null, pending: null });
  expect(logged).toEqual([{ action: "start", failure: { code: "api.unreachable" } }]);
});

test("[AUTH-10] a login is made, then the session is read back", async () => {
  const { auth, gateway, storage } = buildAuthWorld();
  const login = auth.login(credentials);
  expect(auth.getState().pending).toBe("login");
  expect(await login).toEqual(ok("signedIn"));
  expect(gateway.calls).toEqual(["login", "updateSession"]);
  expect(auth.getState()).toEqual({ status: "customer", user: buildUser(), sessionLifeMs: 7_200_000, pending: null });
  expect(storage.get(SESSION_EMAIL_KEY)).toBe("ada@example.com");
});

test("[AUTH-10] a ticked honeypot skips the login without a call and without a change", async () => {
  const { auth, gateway } = buildAuthWorld();
  const before = auth.getState();
  expect(await auth.login({ ...credentials, isHoneypotTicked: true })).toEqual(ok("skipped"));
  expect(gateway.calls).toEqual([]);
  expect(auth.getState()).toBe(before);
});

test("[AUTH-11] a session that can't be read back is a system error that names the support's address", async () => {
  const { auth, gateway } = buildAuthWorld();
  gateway.failNext("updateSession", { code: "api.timeout" });
  const failure = { code: "auth.systemError", params: { email: "help@example.com" } };
  expect(await auth.login(credentials)).toEqual(fail(failure));
  expect(auth.getState().status).toBe("unknown");
});

test.each([
  ["auth.loginFailed", "Login failed. Ensure that your email and password are correct."],
  ["auth.loginException", "An error occurred during login. Please try again."],
  [
    "auth.notActivated",
    "Your account is not yet activated. Please check your email for the activation link. If you can't find it, check your spam folder or contact our support team.",
  ],
  ["auth.signInUnable", "Unable to sign you in. Please verify your email and password."],
  ["auth.systemError", "A system error occurred during login. Please contact us at {email}."],
] as const)("[AUTH-11] the text of %s is the required one", (code, text) => {
  expect(messages.en[code]).toBe(text);
});

test("[AUTH-21] logout clears the customer here and ends the session there", async () => {
  const { auth, gateway, storage } = buildAuthWorld({ visitor: buildUser() });
  await auth.start();
  expect(await auth.logout()).toEqual(ok(undefined));
  expect(auth.getState()).toEqual({ status: "visitor", user: null, sessionLifeMs: null, pending: null });
  expect(storage.get(SESSION_EMAIL_KEY)).toBeUndefined();
  expect((await gateway.updateSession(null)).isOk && gateway.calls.includes("logout")).toBe(true);
});

test("a logout that fails doesn't pretend: the customer is still shown as logged in", async () => {
  const { auth, gateway } = buildAuthWorld({ visitor: buildUser() });
  await auth.start();
  gateway.failNext("logout", { code: "api.unreachable" });
  expect(await auth.logout()).toEqual(fail({ code: "auth.logoutFailed" }));
  expect(auth.getState()).toEqual({ status: "customer", user: buildUser(), sessionLifeMs: 7_200_000, pending: null });
});

test("a session that has ended by itself is forgotten without a call", async () => {
  const { auth, gateway } = buildAuthWorld({ visitor: buildUser() });
  await auth.start();
  auth.endSession();
  expect(auth.getState()).toEqual({ status: "visitor", user: null, sessionLifeMs: null, pending: null });
  expect(gateway.calls).toEqual(["start"]);
});

test("refresh takes over what the service says now", async () => {
  const { auth, gateway } = buildAuthWorld({ visitor: buildUser() });
  await auth.start();
  await gateway.logout();
  expect(await auth.refresh()).toEqual(ok(null));
  expect(auth.getState().status).toBe("visitor");
});

test("the address of the last session is sent to the service at the next start", async () => {
  const storage = createMemoryStorage({ [SESSION_EMAIL_KEY]: "ada@example.com" });
  const { auth, gateway } = buildAuthWorld({ storage });
  await auth.start();
  expect(gateway.startedWith).toBe("ada@example.com");
  expect(storage.get(SESSION_EMAIL_KEY)).toBeUndefined();
});

test("[AUTH-13] an activation link verifies the address and returns it", async () => {
  const { auth } = buildAuthWorld();
  expect(await auth.verifyActivation(VALID_LINK)).toEqual(ok("ada@example.com"));
});

test.each([
  [{ id: null, key: "k1" }, []],
  [{ id: "i1", key: null }, []],
  [{ id: "i1", key: "other" }, ["verifyMail"]],
])("an activation link like %j is invalid", async (link, calls) => {
  const { auth, gateway } = buildAuthWorld();
  expect(await auth.verifyActivation(link)).toEqual(fail({ code: "auth.linkInvalid" }));
  expect(gateway.calls).toEqual(calls);
});
