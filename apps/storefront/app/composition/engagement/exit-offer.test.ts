import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createModalStore } from "../../shell/modal-store.ts";
import { createExitOffer } from "./exit-offer.ts";

type Status = "visitor" | "customer";
const OFFER = { code: "STAY-AB12", percent: 5, ends_at: "2026-01-22T12:00:00.000Z" };

function openTab(status: Status, session = createMemoryStorage()) {
  const api = createFakeApiClient();
  api.answer("claimExitOffer", ok(OFFER));
  const auth = createStore(() => ({ status }) as never) as never as Parameters<typeof createExitOffer>[0]["auth"] & {
    setState(state: { status: Status }): void;
  };
  const modal = createModalStore();
  const coupons: string[] = [];
  const cart = {
    addCoupon: async (code: string) => {
      coupons.push(code);
      return fail({ code: "cart.couldNotAddCoupon" });
    },
  };
  const offer = createExitOffer({ api, auth, cart, modal, session });
  offer.connect();
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { api, auth, modal, coupons, offer, settle, session, logIn: () => auth.setState({ status: "customer" }) };
}

test("[ENGAGE-08] logged in, the discount is applied to the cart at once", async () => {
  const { offer, modal, coupons, settle } = openTab("customer");
  modal.set("exit_intent");
  offer.want();
  await settle();
  expect([coupons, modal.getState().type]).toEqual([["STAY-AB12"], "inactive"]);
});

test("[ENGAGE-08] logged out, the login opens with the offer as its reason, and the discount follows it", async () => {
  const { offer, modal, coupons, settle, logIn, api } = openTab("visitor");
  offer.want();
  expect(modal.getState()).toMatchObject({ type: "login", message: { reason: "offer" } });
  expect(api.calls).toEqual([]);
  logIn();
  await settle();
  expect(coupons).toEqual(["STAY-AB12"]);
});

test("[ENGAGE-08] the wish survives a reload, and is fulfilled once", async () => {
  const before = openTab("visitor");
  before.offer.want();
  const { logIn, auth, coupons, settle } = openTab("visitor", before.session);
  logIn();
  await settle();
  auth.setState({ status: "visitor" });
  logIn();
  await settle();
  expect(coupons).toEqual(["STAY-AB12"]);
});

test("[ENGAGE-08] a login without the wish claims nothing", async () => {
  const { logIn, api, settle } = openTab("visitor");
  logIn();
  await settle();
  expect(api.calls).toEqual([]);
});

test("[ENGAGE-08] a refused offer says why in the exit dialog", async () => {
  const { offer, api, modal, coupons, settle } = openTab("customer");
  const failure = { code: "engagement.boughtBefore" };
  api.answer("claimExitOffer", fail(failure));
  offer.want();
  await settle();
  expect(modal.getState()).toEqual({ type: "exit_intent", message: { exit: { variant: "product", failure } } });
  expect(coupons).toEqual([]);
});
