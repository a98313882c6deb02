import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAccountWorld, UNSUBSCRIBE_LINK } from "../testing/index.ts";
import { createNewsletterStore, NEWSLETTER_DRAFT_KEY } from "./newsletter-store.ts";
import { createPasswordChangeStore, type PasswordChangeStore } from "./password-change-store.ts";
import { createProfileStore, PROFILE_DRAFT_KEY } from "./profile-store.ts";
import { createSessionsStore } from "./sessions-store.ts";

const ADA = "ada@example.com";

function fillIn(store: PasswordChangeStore, fields: Partial<Record<"old" | "new1" | "new2", string>> = {}) {
  const typed = { old: "Measured-Room-42", new1: "Measured-Room-43", new2: "Measured-Room-43", ...fields };
  for (const name of ["old", "new1", "new2"] as const) store.setField(name, typed[name]);
}

test("[ACCT-02] the new password is sent with the current one, and all three are forgotten", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createPasswordChangeStore);
  fillIn(store);
  await store.submit();
  expect(store.getState()).toEqual({
    stage: "done",
    fields: { old: "", new1: "", new2: "" },
    failure: null,
    failedField: null,
  });
  const given = { old: "Measured-Room-42", new1: "Measured-Room-43", new2: "Measured-Room-43" };
  expect(accountGateway.calls).toEqual([{ name: "password.change", given }]);
});

test.each([
  [{ code: "account.passwordWrong", serverText: "Wrong." }, "account.passwordWrong", "old"],
  [{ code: "account.passwordsDiffer" }, "account.passwordsDiffer", "new2"],
  [{ code: "auth.passwordTooWeak" }, "auth.passwordTooWeak", "new1"],
  [{ code: "api.refused", serverText: "Not now." }, "account.passwordFailed", null],
  [{ code: "api.refused" }, "account.passwordFailed", null],
  [{ code: "api.unreachable" }, "account.passwordException", null],
  [{ code: "api.loginRequired" }, "account.loginRequired", null],
] as const)("[ACCT-02] the failure %j becomes %s, and what was typed stays", async (failure, code, failedField) => {
  const { services, accountGateway, logged } = buildAccountWorld();
  const store = services.of(createPasswordChangeStore);
  fillIn(store);
  accountGateway.failNext("password.change", failure);
  await store.submit();
  const state = store.getState();
  expect([state.stage, state.failure?.code, state.failedField]).toEqual(["form", code, failedField]);
  expect(state.failure?.serverText).toBe("serverText" in failure ? failure.serverText : undefined);
  expect(state.fields.new1).toBe("Measured-Room-43");
  expect(logged.map(({ action }) => action)).toEqual(failure.code === "api.unreachable" ? ["changePassword"] : []);
});

test("[ACCT-02] passwords are gone when the form is, and a response that comes later changes nothing", async () => {
  const { services, accountGateway, storage } = buildAccountWorld();
  const store = services.of(createPasswordChangeStore);
  fillIn(store);
  const release = accountGateway.holdNext("password.change");
  const sent = store.submit();
  store.close();
  release();
  await sent;
  expect(store.getState()).toEqual(store.getInitialState());
  expect(storage.get("shop_account_password")).toBeUndefined();
});

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

test("one sign-in is ended, then all others; a refusal leaves the list", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createSessionsStore);
  await store.open();
  const ids = () => store.getState().sessions.map(({ id }) => id);
  expect(ids()).toEqual(["s1", "s2", "s3"]);
  accountGateway.failNext("sessions.end", { code: "api.unreachable" });
  await store.end("s2");
  expect([ids().length, store.getState().failure?.code]).toEqual([3, "account.sessionEndFailed"]);
  await store.end("s2");
  expect([ids(), store.getState().endedCount, store.getState().failure]).toEqual([["s1", "s3"], 1, null]);
  await store.end("others");
  expect([ids(), store.getState().stage]).toEqual([["s1"], "ready"]);
});

test("while one sign-in is being ended no other is, and a list that can't be loaded says so", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const store = services.of(createSessionsStore);
  accountGateway.failNext("sessions.list", { code: "api.timeout" });
  await store.open();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["unready", "account.sessionsFailed"]);
  await store.open();
  const release = accountGateway.holdNext("sessions.end");
  const ended = store.end("s2");
  await store.end("s3");
  expect(store.getState().ending).toBe("s2");
  release();
  await ended;
  expect(store.getState().sessions.map(({ id }) => id)).toEqual(["s1", "s3"]);
});
