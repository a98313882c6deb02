import { createFakeApiClient } from "@shop/api-client/testing";
import type { AuthState } from "@shop/auth-ui/store";
import { buildUser } from "@shop/auth-ui/testing";
import { buildAttention } from "@shop/engagement/testing";
import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { popUpsFollowAccount } from "./pop-ups-follow-account.ts";

const VISITOR: AuthState = { status: "visitor", user: null, sessionLifeMs: null, pending: null };

function open({ isFewerHere = false } = {}) {
  const api = createFakeApiClient();
  api.answer("preferPopUps", ok({}));
  const auth = createStore<AuthState>(() => VISITOR);
  const { attention } = buildAttention();
  attention.setFewer(isFewerHere);
  const end = popUpsFollowAccount({ api, auth, attention });
  const logIn = (wantsFewerPopUps: boolean) =>
    auth.setState({ ...VISITOR, status: "customer", user: buildUser({ wantsFewerPopUps }) });
  const asked = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return api.calls.map(({ request }) => request);
  };
  return { auth, attention, logIn, asked, end, isFewer: () => attention.getState().isFewer };
}

test("[ENGAGE-12] a login on another device turns pop-ups off, if the account wants that", async () => {
  const { logIn, isFewer, asked } = open();
  logIn(true);
  expect([isFewer(), await asked()]).toEqual([true, []]);
});

test("[ENGAGE-12] a customer's choice is stored with the account, each time it changes", async () => {
  const { logIn, attention, asked } = open();
  logIn(false);
  attention.setFewer(true);
  attention.setFewer(false);
  expect(await asked()).toEqual([{ fewer: true }, { fewer: false }]);
});

test("[ENGAGE-12] a visitor who has turned them off keeps that after the login", async () => {
  const { logIn, isFewer, asked } = open({ isFewerHere: true });
  logIn(false);
  expect([isFewer(), await asked()]).toEqual([true, [{ fewer: true }]]);
});

test("[ENGAGE-12] a visitor's choice stays in the browser, also after a logout", async () => {
  const { logIn, attention, asked, auth, isFewer } = open();
  attention.setFewer(true);
  expect(await asked()).toEqual([]);
  logIn(true);
  auth.setState(VISITOR);
  attention.setFewer(false);
  expect([isFewer(), await asked()]).toEqual([false, []]);
});
