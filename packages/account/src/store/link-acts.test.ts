import { expect, test } from "vitest";
import { buildAccountWorld, NEWSLETTER_LINK, REVOKE_LINK, UNSUBSCRIBE_LINK } from "../testing/index.ts";
import { createConfirmNewsletterStore, createRevokeEmailStore, createUnsubscribeStore } from "./link-acts.ts";

test("[ACCT-08] [SAFE-09] opening an unsubscribe link does nothing; its button ends all newsletters and checks whether they ended", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createUnsubscribeStore);
  store.open(UNSUBSCRIBE_LINK);
  expect(store.getState().looked?.emailAddress).toBe("ada@example.com");
  expect(accountGateway.calls).toEqual([]);
  await store.submit();
  expect(store.getState().stage).toBe("done");
  expect(accountGateway.calls).toEqual([
    { name: "newsletter.save", given: { sum: 0, link: UNSUBSCRIBE_LINK } },
    { name: "newsletter.load", given: UNSUBSCRIBE_LINK },
  ]);
});

test.each([
  [{ id: null, key: "u1" }, "newsletter.linkIncomplete"],
  [{ id: "not base64!", key: "u1" }, "newsletter.linkFormat"],
  [{ id: "YWRh", key: "u1" }, "newsletter.linkEmail"],
])("[ACCT-08] the link %j is rejected by %s without a call", async (link, code) => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createUnsubscribeStore);
  store.open(link);
  await store.submit();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["dead", code]);
  expect(accountGateway.calls).toEqual([]);
});

test.each([
  [{ code: "api.refused" }, "asking", "newsletter.unsubscribeFailed"],
  [{ code: "api.timeout" }, "asking", "newsletter.unsubscribeFailed"],
  [{ code: "newsletter.linkInvalid" }, "dead", "newsletter.linkInvalid"],
])("[ACCT-08] the failure %j leads to %s with %s", async (failure, stage, code) => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createUnsubscribeStore);
  store.open(UNSUBSCRIBE_LINK);
  accountGateway.failNext("newsletter.save", failure);
  await store.submit();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual([stage, code]);
});

test.each([null, { code: "newsletter.linkInvalid" }])(
  "a response (failure: %j) that comes when its link is no longer open changes nothing",
  async (failure) => {
    const { services, accountGateway } = buildAccountWorld();
    const store = services.of(createConfirmNewsletterStore);
    store.open(NEWSLETTER_LINK);
    const release = accountGateway.holdNext("newsletter.confirm");
    if (failure) accountGateway.failNext("newsletter.confirm", failure);
    const sent = store.submit();
    store.open({ id: "n2", key: "k2" });
    release();
    await sent;
    const looked = { id: "n2", key: "k2" };
    expect(store.getState()).toEqual({ stage: "asking", looked, done: null, failure: null });
  },
);

test("[ACCT-08] where categories are still on after it, the unsubscribing was not processed correctly", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const newsletter = { ...accountGateway.newsletter, save: async () => ({ isOk: true, value: undefined }) as const };
  const store = createUnsubscribeStore({ ...services, gateway: { ...accountGateway, newsletter } });
  store.open(UNSUBSCRIBE_LINK);
  await store.submit();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual([
    "asking",
    "newsletter.unsubscribeUnprocessed",
  ]);
});

test("[ACCT-08] where the result can't be checked, the unsubscription counts as done", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createUnsubscribeStore);
  store.open(UNSUBSCRIBE_LINK);
  accountGateway.failNext("newsletter.load", { code: "api.timeout" });
  await store.submit();
  expect(store.getState().stage).toBe("done");
});

test("[ACCT-04] a confirmation link acts on its button; a used one is dead", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createConfirmNewsletterStore);
  store.open(NEWSLETTER_LINK);
  expect(accountGateway.calls).toEqual([]);
  await store.submit();
  expect([store.getState().stage, store.getState().done]).toEqual(["done", 1]);
  store.open({ id: "n1", key: "old" });
  await store.submit();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["dead", "newsletter.linkInvalid"]);
  store.open({ id: "n1", key: null });
  expect(store.getState().stage).toBe("dead");
});

test.each([
  ["the mail's link", REVOKE_LINK],
  ["the logged-in customer", null],
] as const)(
  "[ACCT-07] a waiting change is cancelled by %s, and the address that stays is returned",
  async (_name, link) => {
    const { services, accountGateway } = buildAccountWorld();
    const store = services.of(createRevokeEmailStore);
    store.open(link);
    expect(accountGateway.calls).toEqual([]);
    await store.submit();
    expect([store.getState().stage, store.getState().done]).toEqual(["done", "ada@example.com"]);
    expect(accountGateway.calls).toEqual([{ name: "emailChange.revoke", given: link }]);
  },
);

test("[ACCT-07] a revoke link that is used up or incomplete opens nothing; a call that failed can be made again", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createRevokeEmailStore);
  store.open({ id: "v1", key: null });
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["dead", "account.revokeLinkInvalid"]);
  store.open({ id: "v1", key: "old" });
  await store.submit();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["dead", "account.revokeLinkInvalid"]);
  store.open(REVOKE_LINK);
  accountGateway.failNext("emailChange.revoke", { code: "api.unreachable" });
  await store.submit();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["asking", "account.revokeFailed"]);
  await store.submit();
  expect(store.getState().stage).toBe("done");
});
