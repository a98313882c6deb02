import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { createSecurityGateway } from "./security-gateway.ts";

function world() {
  const client = createFakeApiClient();
  const requests = () => client.calls.map(({ name, request }) => [name, request]);
  return { client, requests, gateway: createSecurityGateway(client) };
}

test("[ACCT-02] a new password is sent twice, with the current one and a security token", async () => {
  const { client, gateway, requests } = world();
  client.answer("changePassword", ok({}));
  expect(await gateway.password.change({ old: " o ", new1: " n1 ", new2: " n2 " })).toEqual(ok(undefined));
  const request = {
    mode: "execute",
    csrf_token: "security-token",
    password_old: " o ",
    password_new1: " n1 ",
    password_new2: " n2 ",
  };
  expect(requests()).toEqual([["changePassword", request]]);
});

test("sign-ins are listed, one is ended by its id, all others by a word", async () => {
  const { client, gateway, requests } = world();
  const wire = {
    id: "s1",
    is_current: true,
    browser: "Firefox",
    system: null,
    created_at: "2026-01-10T08:30:00.000Z",
    last_seen_at: "2026-01-15T11:58:00.000Z",
    expires_at: "2026-02-14T11:58:00.000Z",
  };
  client.answer("listSessions", ok({ sessions: [wire] }));
  client.answer("endSessions", ok({ sessions: [wire] }));
  const session = {
    id: "s1",
    isCurrent: true,
    browser: "Firefox",
    system: null,
    createdAt: wire.created_at,
    lastSeenAt: wire.last_seen_at,
    expiresAt: wire.expires_at,
  };
  expect(await gateway.sessions.list()).toEqual(ok([session]));
  expect(await gateway.sessions.end("s2")).toEqual(ok([session]));
  await gateway.sessions.end("others");
  expect(requests()).toEqual([
    ["listSessions", {}],
    ["endSessions", { session_id: "s2" }],
    ["endSessions", { others: true }],
  ]);
});

test("failures come through as they are", async () => {
  const { client, gateway } = world();
  const failure = { code: "account.loginRequired", serverText: "Log in." };
  for (const name of ["changePassword", "listSessions", "endSessions"] as const) client.refuse(name, failure);
  const { password, sessions } = gateway;
  const responses = await Promise.all([
    password.change({ old: "", new1: "", new2: "" }),
    sessions.list(),
    sessions.end("others"),
  ]);
  for (const answer of responses) expect(answer).toEqual(fail(failure));
});
