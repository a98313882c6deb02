import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAccountWorld, UNSUBSCRIBE_LINK } from "../testing/index.ts";
import { createNewsletterStore, NEWSLETTER_DRAFT_KEY } from "./newsletter-store.ts";
import { createProfileStore, PROFILE_DRAFT_KEY } from "./profile-store.ts";

const ADA = "ada@example.com";

test("[ACCT-03] the names are fetched, changed and sent trimmed", async () => {
  const { services, accountGateway, storage } = buildAccountWorld();
  const store = services.of(createProfileStore);
  await store.open(ADA);
  store.setField("registrationName", " Analytical Engines ");
  expect(storage.get(PROFILE_DRAFT_KEY)).toContain("Analytical");
  await store.submit();
  const saved = { firstName: "Ada", lastName: "Lovelace", registrationName: "Analytical Engines" };
  expect(accountGateway.calls.at(-1)).toEqual({ name: "profile.save", given: saved });
  expect([store.getState().stage, store.getState().fields]).toEqual(["saved", saved]);
  expect(storage.get(PROFILE_DRAFT_KEY)).toBeUndefined();
  store.setField("firstName", "Augusta");
  expect(store.getState().stage).toBe("form");
});

test("[ACCT-03] what was typed survives a failed send and a reload, for its owner alone", async () => {
  const storage = createMemoryStorage();
  const before = buildAccountWorld({ storage });
  const store = before.services.of(createProfileStore);
  await store.open(ADA);
  store.setField("firstName", "Augusta Ada");
  before.accountGateway.failNext("profile.save", { code: "api.timeout" });
  await store.submit();
  expect([store.getState().stage, store.getState().failure]).toEqual(["form", { code: "account.profileFailed" }]);

  const after = buildAccountWorld({ storage }).services.of(createProfileStore);
  await after.open("eve@example.com");
  expect(after.getState().fields.firstName).toBe("Ada");
  await after.open(ADA);
  expect(after.getState().fields.firstName).toBe("Augusta Ada");
});

test("[ACCT-03] names that can't be fetched are reported and can be fetched again; a missing one is reported at its field", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createProfileStore);
  accountGateway.failNext("profile.load", { code: "api.unreachable" });
  await store.open(ADA);
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["unready", "account.profileFailed"]);
  await store.retry();
  store.setField("lastName", " ");
  await store.submit();
  const { stage, failure, failedField } = store.getState();
  expect([stage, failure?.code, failedField]).toEqual(["form", "auth.namesMissing", "lastName"]);
  expect(accountGateway.calls.map(({ name }) => name)).toEqual(["profile.load", "profile.load"]);
});

test("[ACCT-04] the sum of what is switched on is sent; all and none switch every category", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createNewsletterStore);
  await store.open({ emailAddress: ADA });
  store.setCategory(4, true);
  store.setCategory(1, false);
  await store.submit();
  expect(accountGateway.calls[1]).toEqual({ name: "newsletter.save", given: 4 });
  expect([store.getState().stage, store.getState().outcome]).toEqual(["saved", "updated"]);
  store.setAll(true);
  expect([store.getState().stage, store.getState().outcome]).toEqual(["form", null]);
  store.setAll(false);
  await store.submit();
  expect(accountGateway.calls.at(-1)).toEqual({ name: "newsletter.save", given: 0 });
  expect(store.getState().outcome).toBe("unsubscribed");
});

test("[ACCT-04] what waits for its mailed link counts as pending", async () => {
  const { services } = buildAccountWorld({ account: { isConfirmedByMail: true } });
  const store = services.of(createNewsletterStore);
  await store.open({ emailAddress: ADA });
  store.setAll(true);
  await store.submit();
  expect(store.getState().outcome).toBe("pending");
});

test.each([
  [{ code: "api.refused" }, { code: "newsletter.failed" }],
  [
    { code: "api.refused", serverText: "No." },
    { code: "newsletter.failed", serverText: "No." },
  ],
  [{ code: "api.timeout" }, { code: "newsletter.exception" }],
])("[ACCT-04] the failure %j becomes %j, and what was switched survives it and a reload", async (failure, shown) => {
  const storage = createMemoryStorage();
  const { services, accountGateway } = buildAccountWorld({ storage });
  const store = services.of(createNewsletterStore);
  await store.open({ emailAddress: ADA });
  store.setCategory(8, true);
  accountGateway.failNext("newsletter.save", failure);
  await store.submit();
  expect([store.getState().stage, store.getState().failure]).toEqual(["form", shown]);
  const after = buildAccountWorld({ storage }).services.of(createNewsletterStore);
  await after.open({ emailAddress: ADA });
  expect(after.getState().options.map(({ isEnabled }) => isEnabled)).toEqual([true, false, false, true]);
  after.setAll(false);
  await after.submit();
  expect(storage.get(NEWSLETTER_DRAFT_KEY)).toBeUndefined();
});

test("[ACCT-08] a mailed link opens the settings of its account, a dead one nothing", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createNewsletterStore);
  await store.open({ link: UNSUBSCRIBE_LINK });
  store.setAll(false);
  await store.submit();
  const given = { sum: 0, link: UNSUBSCRIBE_LINK };
  expect(accountGateway.calls.at(-1)).toEqual({ name: "newsletter.save", given });
  await store.open({ link: { id: "x", key: "y" } });
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["dead", "newsletter.linkInvalid"]);
});
