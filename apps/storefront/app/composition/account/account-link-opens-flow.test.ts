import { buildAuthWorld } from "@shop/auth-ui/testing";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createModalStore } from "../../shell/modal-store.ts";
import { accountLinkOpensFlow } from "./account-link-opens-flow.ts";

async function open(address: string) {
  const { signIn, gateway } = buildAuthWorld();
  const modal = createModalStore();
  const acts: string[] = [];
  modal.subscribe(({ type }) => acts.push(`show ${type}`));
  accountLinkOpensFlow(
    { signIn, modal },
    {
      address,
      replaceAddress: (path) => acts.push(`address ${path}`),
      openPage: (path, link) => acts.push(`page ${path} with ${link.id} ${link.key}`),
    },
  );
  await createFakeClock().advanceAsync(0);
  return { acts, modal, signIn, gateway };
}

test("[ROUTE-15] an activation link on any page verifies the e-mail and opens the login with thanks and the address", async () => {
  const { acts, modal, signIn, gateway } = await open("/products/plugins/fa?x=1&id=i1&key=k1&action=activation#hear");

  expect(acts).toEqual(["address /products/plugins/fa?x=1#hear", "show login"]);
  expect(modal.getState().message).toEqual({ reason: "activated" });
  expect(gateway.calls).toEqual(["verifyMail"]);
  expect(signIn.getState()).toMatchObject({
    stage: "password",
    reason: "activated",
    fields: { emailAddress: "ada@example.com" },
  });
});

test("[ROUTE-15] an activation link that is used up says so in the login dialog", async () => {
  const { modal, signIn } = await open("/?id=i1&key=old&action=activation");
  expect(modal.getState().type).toBe("login");
  expect(signIn.getState()).toMatchObject({ stage: "email", failure: { code: "auth.linkInvalid" } });
});

test("[ROUTE-15] a reset link opens its form, to which alone its secrets go, and uses nothing up", async () => {
  const { acts, modal, gateway } = await open("/de/account?action=reset&id=i1&key=k1");
  expect(acts).toEqual(["address /de/account", "show reset_password"]);
  expect(modal.getState().message).toEqual({ link: { id: "i1", key: "k1" } });
  expect(gateway.calls).toEqual([]);
});

test("[ROUTE-15] an unsubscribe link opens its dialog, to which alone its secrets go, and unsubscribes nobody by itself", async () => {
  const { acts, modal, gateway } = await open("/?action=unsubscribe&id=i1&key=k1");
  expect(acts).toEqual(["address /", "show unsubscribe"]);
  expect(modal.getState().message).toEqual({ link: { id: "i1", key: "k1" } });
  expect(gateway.calls).toEqual([]);
});

test.each([
  ["revoke-email", "/account/revoke-email"],
  ["newsletter", "/account/confirm-newsletter"],
])("[ROUTE-15] a link with action=%s leads to %s, which waits for a press", async (action, page) => {
  const { acts, gateway } = await open(`/shop?action=${action}&id=i1&key=k1`);
  expect(acts).toEqual(["address /shop", `page ${page} with i1 k1`]);
  expect(gateway.calls).toEqual([]);
});

test("any other address opens nothing and stays as it is", async () => {
  const { acts, gateway } = await open("/account?source=purchase");
  expect(acts).toEqual([]);
  expect(gateway.calls).toEqual([]);
});
