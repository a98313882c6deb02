import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAccountWorld, MAILED_PIN } from "../testing/index.ts";
import { createDeletionStore, DELETION_AGREED, DELETION_DRAFT_KEY } from "./deletion-store.ts";

const DAY_MS = 86_400_000;
const ADA = "ada@example.com";

test("[ACCT-06] the deletion asks for the tick, then for the PIN, and ends with the date in 14 days", async () => {
  const { services, accountGateway, storage } = buildAccountWorld();
  const store = services.of(createDeletionStore);
  store.open(ADA);
  await store.submit();
  expect([store.getState().failure?.code, store.getState().failedField]).toEqual([
    "account.deletionNotAgreed",
    "agreed",
  ]);
  store.setField("agreed", DELETION_AGREED);
  await store.submit();
  store.setPin(MAILED_PIN);
  await store.confirm();
  expect([store.getState().stage, store.getState().effectiveAtMs]).toEqual(["done", FAKE_NOW_MS + 14 * DAY_MS]);
  expect(accountGateway.calls).toEqual([
    { name: "deletion.initiate", given: ADA },
    { name: "deletion.confirm", given: { requestId: "request-1", pin: MAILED_PIN, email: ADA } },
  ]);
  expect(storage.get(DELETION_DRAFT_KEY)).toBeUndefined();
});

test.each([
  ["deletion.initiate", { code: "api.refused" }, "account.deletionFailed"],
  ["deletion.initiate", { code: "api.timeout" }, "account.exception"],
  ["deletion.confirm", { code: "api.refused" }, "account.deletionConfirmFailed"],
  ["deletion.confirm", { code: "api.timeout" }, "account.exception"],
] as const)("[ACCT-06] where %s fails by %j, the failure is %s", async (name, failure, code) => {
  const { services, accountGateway, logged } = buildAccountWorld();
  const store = services.of(createDeletionStore);
  accountGateway.failNext(name, failure);
  store.open(ADA);
  store.setField("agreed", DELETION_AGREED);
  await store.submit();
  if (name === "deletion.confirm") {
    store.setPin(MAILED_PIN);
    await store.confirm();
  }
  expect(store.getState().failure?.code).toBe(code);
  expect(logged).toHaveLength(failure.code === "api.timeout" ? 1 : 0);
});

test("[ACCT-06] the date that the service returns is the one that is shown", async () => {
  const { services, accountGateway } = buildAccountWorld();
  const gateway = {
    ...accountGateway,
    deletion: { ...accountGateway.deletion, confirm: async () => ({ isOk: true, value: 42 }) as const },
  };
  const store = createDeletionStore({ ...services, gateway });
  store.open(ADA);
  store.setField("agreed", DELETION_AGREED);
  await store.submit();
  store.setPin(MAILED_PIN);
  await store.confirm();
  expect(store.getState().effectiveAtMs).toBe(42);
});
