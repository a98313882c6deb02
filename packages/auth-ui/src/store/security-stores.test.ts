import { expect, test } from "vitest";
import { buildAuthWorld } from "../testing/index.ts";
import type { PasswordChangeStore } from "./password-change-store.ts";

function fillIn(store: PasswordChangeStore, fields: Partial<Record<"old" | "new1" | "new2", string>> = {}) {
  const typed = { old: "Measured-Room-42", new1: "Measured-Room-43", new2: "Measured-Room-43", ...fields };
  for (const name of ["old", "new1", "new2"] as const) store.setField(name, typed[name]);
}

test("[ACCT-02] the new password is sent with the current one, and all three are forgotten", async () => {
  const { passwordChange: store, securityGateway } = buildAuthWorld();
  fillIn(store);
  await store.submit();
  expect(store.getState()).toEqual({
    stage: "done",
    fields: { old: "", new1: "", new2: "" },
    failure: null,
    failedField: null,
  });
  const given = { old: "Measured-Room-42", new1: "Measured-Room-43", new2: "Measured-Room-43" };
  expect(securityGateway.calls).toEqual([{ name: "password.change", given }]);
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
  const { passwordChange: store, securityGateway, logged } = buildAuthWorld();
  fillIn(store);
  securityGateway.failNext("password.change", failure);
  await store.submit();
  const state = store.getState();
  expect([state.stage, state.failure?.code, state.failedField]).toEqual(["form", code, failedField]);
  expect(state.failure?.serverText).toBe("serverText" in failure ? failure.serverText : undefined);
  expect(state.fields.new1).toBe("Measured-Room-43");
  expect(logged.map(({ action }) => action)).toEqual(failure.code === "api.unreachable" ? ["changePassword"] : []);
});

test("[ACCT-02] passwords are gone when the form is, and a response that comes later changes nothing", async () => {
  const { passwordChange: store, securityGateway, storage } = buildAuthWorld();
  fillIn(store);
  const release = securityGateway.holdNext("password.change");
  const sent = store.submit();
  store.close();
  release();
  await sent;
  expect(store.getState()).toEqual(store.getInitialState());
  expect(storage.get("shop_account_password")).toBeUndefined();
});

test("one sign-in is ended, then all others; a refusal leaves the list", async () => {
  const { sessions: store, securityGateway } = buildAuthWorld();
  await store.open();
  const ids = () => store.getState().sessions.map(({ id }) => id);
  expect(ids()).toEqual(["s1", "s2", "s3"]);
  securityGateway.failNext("sessions.end", { code: "api.unreachable" });
  await store.end("s2");
  expect([ids().length, store.getState().failure?.code]).toEqual([3, "account.sessionEndFailed"]);
  await store.end("s2");
  expect([ids(), store.getState().endedCount, store.getState().failure]).toEqual([["s1", "s3"], 1, null]);
  await store.end("others");
  expect([ids(), store.getState().stage]).toEqual([["s1"], "ready"]);
});

test("while one sign-in is being ended no other is, and a list that can't be loaded says so", async () => {
  const { sessions: store, securityGateway } = buildAuthWorld();
  securityGateway.failNext("sessions.list", { code: "api.timeout" });
  await store.open();
  expect([store.getState().stage, store.getState().failure?.code]).toEqual(["unready", "account.sessionsFailed"]);
  await store.open();
  const release = securityGateway.holdNext("sessions.end");
  const ended = store.end("s2");
  await store.end("s3");
  expect(store.getState().ending).toBe("s2");
  release();
  await ended;
  expect(store.getState().sessions.map(({ id }) => id)).toEqual(["s1", "s3"]);
});
