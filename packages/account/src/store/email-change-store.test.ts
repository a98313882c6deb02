import { createFakeClock, createMemoryStorage, FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { ACCOUNT_PASSWORD, buildAccountWorld, MAILED_PIN } from "../testing/index.ts";
import { createEmailChangeStore, EMAIL_CHANGE_DRAFT_KEY } from "./email-change-store.ts";

const DAY_MS = 86_400_000;
const PIN_LIFE_MS = 10 * 60_000;

const ADA = "ada@example.com";
const NEW = "ada@new.example";

function emailChange(options: Parameters<typeof buildAccountWorld>[0] = {}) {
  const world = buildAccountWorld(options);
  const store = world.services.of(createEmailChangeStore);
  store.open(ADA);
  return { ...world, store };
}

function fillIn(store: ReturnType<typeof emailChange>["store"], password = ACCOUNT_PASSWORD) {
  store.setField("newEmail", NEW);
  store.setField("again", NEW);
  store.setField("password", password);
}

async function withPin(options: Parameters<typeof buildAccountWorld>[0] = {}) {
  const world = emailChange(options);
  fillIn(world.store);
  await world.store.submit();
  return world;
}

test("[ACCT-07] details, PIN, and the date three days from now", async () => {
  const { store, accountGateway, storage } = await withPin();
  expect([store.getState().stage, store.getState().pinEndsAtMs]).toEqual(["pin", FAKE_NOW_MS + PIN_LIFE_MS]);
  store.setPin(" 1234-5678 ");
  await store.confirm();
  expect(accountGateway.calls).toEqual([
    {
      name: "emailChange.initiate",
      given: { currentEmail: ADA, newEmail: NEW, again: NEW, password: ACCOUNT_PASSWORD },
    },
    { name: "emailChange.confirm", given: { requestId: "request-1", pin: MAILED_PIN } },
  ]);
  const { stage, fields, pin, effectiveAtMs, pinEndsAtMs } = store.getState();
  expect([stage, pin, fields.password, fields.newEmail]).toEqual(["done", "", "", NEW]);
  expect([effectiveAtMs, pinEndsAtMs]).toEqual([FAKE_NOW_MS + 3 * DAY_MS, null]);
  expect(storage.get(EMAIL_CHANGE_DRAFT_KEY)).toBeUndefined();
});

test.each([
  [{ code: "account.passwordWrong" }, "account.passwordWrong", "password"],
  [{ code: "account.sameEmail" }, "account.sameEmail", "newEmail"],
  [{ code: "account.tooManyTries" }, "account.tooManyTries", null],
  [{ code: "api.refused", serverText: "Not now." }, "account.emailChangeFailed", null],
  [{ code: "api.refused" }, "account.emailChangeFailed", null],
  [{ code: "api.timeout" }, "account.exception", null],
] as const)("[ACCT-07] a rejected start, %j, becomes %s, and what was typed stays", async (failure, code, field) => {
  const { store, accountGateway } = emailChange();
  fillIn(store);
  accountGateway.failNext("emailChange.initiate", failure);
  await store.submit();
  const state = store.getState();
  expect([state.stage, state.failure?.code, state.failedField]).toEqual(["details", code, field]);
  expect(state.failure?.serverText).toBe("serverText" in failure ? failure.serverText : undefined);
  expect(state.fields).toEqual({ currentEmail: ADA, newEmail: NEW, again: NEW, password: ACCOUNT_PASSWORD });
});

test.each([
  [{ code: "account.pinWrong" }, "account.pinWrong", "pin", false],
  [{ code: "account.pinExpired" }, "account.pinExpired", "pin", true],
  [{ code: "account.tooManyTries" }, "account.tooManyTries", null, true],
  [{ code: "api.refused" }, "account.emailConfirmFailed", null, false],
  [{ code: "api.unreachable" }, "account.exception", null, false],
] as const)("[ACCT-07] a rejected PIN, %j, becomes %s", async (failure, code, field, isPinOver) => {
  const { store, accountGateway } = await withPin();
  accountGateway.failNext("emailChange.confirm", failure);
  store.setPin("87654321");
  await store.confirm();
  const state = store.getState();
  expect([state.stage, state.failure?.code, state.failedField, state.isPinOver]).toEqual([
    "pin",
    code,
    field,
    isPinOver,
  ]);
  expect(state.pin).toBe("87654321");
});

test("[ACCT-07] a text that can't be a PIN isn't sent", async () => {
  const { store, accountGateway } = await withPin();
  store.setPin("1234");
  await store.confirm();
  expect([store.getState().failure?.code, store.getState().failedField]).toEqual(["account.pinFormat", "pin"]);
  expect(accountGateway.calls.map(({ name }) => name)).toEqual(["emailChange.initiate"]);
});

test("[ACCT-07] after ten minutes the PIN has expired and isn't sent; a new one can be requested", async () => {
  const { store, clock, accountGateway } = await withPin();
  clock.advance(PIN_LIFE_MS - 1);
  expect(store.getState().isPinOver).toBe(false);
  clock.advance(1);
  expect(store.getState().isPinOver).toBe(true);
  store.setPin(MAILED_PIN);
  await store.confirm();
  expect(accountGateway.calls).toHaveLength(1);
  await store.resend();
  const { stage, isPinOver, wasResent, pin, pinEndsAtMs } = store.getState();
  expect([stage, isPinOver, wasResent, pin, pinEndsAtMs]).toEqual([
    "pin",
    false,
    true,
    "",
    clock.nowMs() + PIN_LIFE_MS,
  ]);
});

test("[ACCT-07] what was typed survives Go back, without the PIN", async () => {
  const { store } = await withPin();
  store.setPin("1234");
  store.goBack();
  const { stage, fields, pin, pinEndsAtMs } = store.getState();
  expect([stage, fields.newEmail, fields.password, pin, pinEndsAtMs]).toEqual([
    "details",
    NEW,
    ACCOUNT_PASSWORD,
    "",
    null,
  ]);
});

test("[ACCT-07] a reload comes back to the PIN while it is valid; a new one then requires the password again", async () => {
  const storage = createMemoryStorage();
  const clock = createFakeClock();
  const before = await withPin({ storage, clock });
  before.store.setPin("1234");
  clock.advance(60_000);
  const { store, accountGateway } = emailChange({ storage, clock });
  expect([store.getState().stage, store.getState().pin]).toEqual(["pin", ""]);
  expect(store.getState().pinEndsAtMs).toBe(FAKE_NOW_MS + PIN_LIFE_MS);
  await store.resend();
  const { stage, failure, failedField, fields } = store.getState();
  expect([stage, failure?.code, failedField]).toEqual(["details", "account.passwordMissing", "password"]);
  expect(fields).toEqual({ currentEmail: ADA, newEmail: NEW, again: NEW, password: "" });
  expect(accountGateway.calls).toEqual([]);
});

test("[ACCT-07] what is kept over a reload contains neither password nor PIN, and is its owner's", async () => {
  const storage = createMemoryStorage();
  const { store } = await withPin({ storage });
  store.setPin("87654321");
  const kept = storage.get(EMAIL_CHANGE_DRAFT_KEY) ?? "";
  expect(kept).toContain(NEW);
  expect(kept).not.toContain(ACCOUNT_PASSWORD);
  expect(kept).not.toContain("87654321");
  const other = buildAccountWorld({ storage }).services.of(createEmailChangeStore);
  other.open("eve@example.com");
  expect([other.getState().stage, other.getState().fields.newEmail]).toEqual(["details", ""]);
});

test("[ACCT-07] a PIN whose time ran out during the reload leads back to the details", async () => {
  const storage = createMemoryStorage();
  const clock = createFakeClock();
  await withPin({ storage, clock });
  clock.advance(PIN_LIFE_MS);
  const { store } = emailChange({ storage, clock });
  expect([store.getState().stage, store.getState().fields.newEmail]).toEqual(["details", NEW]);
});

test("a closed form forgets its secrets, and a response that comes later changes nothing", async () => {
  const { store, accountGateway, clock } = emailChange();
  fillIn(store);
  const release = accountGateway.holdNext("emailChange.initiate");
  const sent = store.submit();
  store.close();
  release();
  await sent;
  expect([store.getState().stage, store.getState().fields.password]).toEqual(["details", ""]);
  clock.advance(PIN_LIFE_MS);
  expect(store.getState().isPinOver).toBe(false);
});

test.each([
  ["closed", () => {}],
  ["closed and opened again", (store: ReturnType<typeof emailChange>["store"]) => store.open(ADA)],
] as const)(
  "[ACCT-07] a PIN that was accepted while the form was %s is no longer requested",
  async (_how, meanwhile) => {
    const { store, accountGateway, storage } = await withPin();
    const release = accountGateway.holdNext("emailChange.confirm");
    store.setPin(MAILED_PIN);
    const sent = store.confirm();
    store.close();
    meanwhile(store);
    release();
    await sent;
    expect(storage.get(EMAIL_CHANGE_DRAFT_KEY)).toBeUndefined();
    store.open(ADA);
    expect([store.getState().stage, store.getState().fields.newEmail]).toEqual(["details", ""]);
  },
);

test("[ACCT-07] a PIN that was accepted after its form was closed leaves a newer request alone", async () => {
  const { store, accountGateway, storage, services } = await withPin();
  const release = accountGateway.holdNext("emailChange.confirm");
  store.setPin(MAILED_PIN);
  const sent = store.confirm();
  store.close();
  const other = createEmailChangeStore(services);
  other.open(ADA);
  other.goBack();
  fillIn(other);
  await other.submit();
  const kept = storage.get(EMAIL_CHANGE_DRAFT_KEY);
  release();
  await sent;
  expect([kept !== undefined, storage.get(EMAIL_CHANGE_DRAFT_KEY)]).toEqual([true, kept]);
});
