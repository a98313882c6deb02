import { createFakeApiClient, FAKE_SECURITY_TOKEN } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildContactMessage, buildSignUpForm, buildUser, buildWireUser } from "../testing/index.ts";
import { createAuthGateway } from "./auth-gateway.ts";
import { createContactGateway } from "./contact-gateway.ts";

function world() {
  const client = createFakeApiClient();
  const requests = () => client.calls.map(({ name, request }) => [name, request]);
  return { client, requests, gateway: createAuthGateway(client), contact: createContactGateway(client) };
}

test.each([
  [undefined, "unknown"],
  [null, "unknown"],
  ["used", "used"],
  ["inactive", "inactive"],
  ["trashmail", "trashmail"],
] as const)("[AUTH-01] the check's result %s is the verdict %s", async (error, verdict) => {
  const { client, gateway, requests } = world();
  client.answer("checkEmail", ok({ error }));
  expect(await gateway.checkEmail("ada@example.com")).toEqual(ok(verdict));
  expect(requests()).toEqual([["checkEmail", { email: "ada@example.com" }]]);
});

test("[AUTH-10] a login carries the prepared security token and returns the customer", async () => {
  const { client, gateway, requests } = world();
  client.answer("login", ok({ user: buildWireUser() }));
  const answer = await gateway.login({ emailAddress: "ada@example.com", password: " p w " });
  expect(answer).toEqual(ok({ user: buildUser(), loginError: null }));
  const request = { mode: "execute", email_address: "ada@example.com", password: " p w ", token: "security-token" };
  expect(requests()).toEqual([["login", request]]);
});

test("a login's own words are passed on", async () => {
  const { client, gateway } = world();
  client.answer("login", ok({ login_error: "Locked." }));
  expect(await gateway.login({ emailAddress: "a@example.com", password: "p" })).toEqual(
    ok({ user: null, loginError: "Locked." }),
  );
});

test("a registration sends every field of the contract", async () => {
  const { client, gateway, requests } = world();
  client.answer("register", ok({}));
  expect(await gateway.register(buildSignUpForm({ wantsNewsletter: true }))).toEqual(ok(undefined));
  const request = {
    mode: "execute",
    csrf_token: "security-token",
    email_address: "ada@example.com",
    first_name: "Ada",
    last_name: "Lovelace",
    password: "Measured-Room-42",
    password_2: "Measured-Room-42",
    subscribe_to_newsletter: true,
    accepted_tos: true,
  };
  expect(requests()).toEqual([["register", request]]);
});

test("[AUTH-13] an activation link is used up by id and key", async () => {
  const { client, gateway, requests } = world();
  client.answer("verifyMail", ok({ valid: true, email: "ada@example.com" }));
  expect(await gateway.verifyMail({ id: "i1", key: "k1" })).toEqual(
    ok({ isValid: true, emailAddress: "ada@example.com" }),
  );
  expect(requests()).toEqual([["verifyMail", { id: "i1", key: "k1" }]]);
});

test("[AUTH-17] a start and a session update return the customer, or nobody, and how long that lasts", async () => {
  const { client, gateway } = world();
  client.answerStart(ok({ user: buildWireUser(), lifeMs: 900_000 }), ok({ user: null, lifeMs: 7_200_000 }));
  client.answer("updateSession", ok({ user: buildWireUser(), expires_in: 900 }), ok({ user: null }));
  expect(await gateway.start("ada@example.com")).toEqual(ok({ user: buildUser(), lifeMs: 900_000 }));
  expect(await gateway.start(null)).toEqual(ok({ user: null, lifeMs: 7_200_000 }));
  expect(await gateway.updateSession("ada@example.com")).toEqual(ok({ user: buildUser(), lifeMs: 900_000 }));
  expect(await gateway.updateSession(null)).toEqual(ok({ user: null, lifeMs: 7_200_000 }));
});

test("[AUTH-17] only a login that is to be kept says so", async () => {
  const { client, gateway, requests } = world();
  client.answer("login", ok({ user: buildWireUser() }));
  for (const keepsLogin of [true, false]) {
    await gateway.login({ emailAddress: "ada@example.com", password: "p", keepsLogin });
  }
  const sent = { mode: "execute", email_address: "ada@example.com", password: "p", token: FAKE_SECURITY_TOKEN };
  expect(requests()).toEqual([
    ["login", { ...sent, keep_logged_in: true }],
    ["login", sent],
  ]);
});

test("a logout ends the session and makes the browser a new visitor", async () => {
  const { client, gateway, requests } = world();
  client.answer("logout", ok({}));
  expect(await gateway.logout()).toEqual(ok(undefined));
  expect(requests().map(([name]) => name)).toEqual(["logout", "restart"]);
});

test("what is prepared ahead of a login is its security token", () => {
  const { client, gateway } = world();
  const end = gateway.keepLoginReady();
  expect(client.keptPurposes).toEqual(["userLogin"]);
  end();
  expect(client.keptPurposes).toEqual([]);
});

test("failures come through as they are", async () => {
  const { client, gateway, contact } = world();
  const failure = { code: "auth.tooManyTries", serverText: "Wait." };
  for (const name of ["checkEmail", "resendActivation", "logout", "submitContactForm"] as const)
    client.refuse(name, failure);
  expect(await gateway.checkEmail("a@example.com")).toEqual(fail(failure));
  expect(await gateway.resendActivation("a@example.com")).toEqual(fail(failure));
  expect(await gateway.logout()).toEqual(fail(failure));
  expect(await contact.send(buildContactMessage())).toEqual(fail(failure));
});

test("[ACCT-09] a contact message sends name, e-mail, subject and message", async () => {
  const { client, contact, requests } = world();
  client.answerDirect("submitContactForm", ok({ success: true }));
  expect(await contact.send(buildContactMessage())).toEqual(ok(undefined));
  expect(requests()).toEqual([["submitContactForm", buildContactMessage()]]);
});
