import { createForwardClock } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  askForReset,
  callDirect,
  createTestApp,
  logIn,
  newCustomer,
  readMailedPin,
  readResetLink,
  sendReset,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADA = "ada@customer.example";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let machineMs: number;
let elapsedMs: number;
let shop: TestApp;
let customer: TestBrowser;
beforeEach(async () => {
  machineMs = 1_768_478_400_000;
  elapsedMs = 0;
  const machine = { ...createFakeClock(), nowMs: () => machineMs };
  shop = await createTestApp({ deps: { clock: createForwardClock(machine, () => elapsedMs) } });
  customer = await newCustomer(shop);
});
afterEach(() => shop.close());

/** The machine's clock is set back by five days, and then so much time passes. */
function setBackAndPass(ms: number): void {
  machineMs += ms - 5 * DAY_MS;
  elapsedMs += ms;
}

test("[SAFE-20] a clock that is set back keeps nobody waiting for longer: a limit ends with its minute", async () => {
  const check = async () => (await customer.call("checkEmail", { email: ADA })).code;
  for (let round = 0; round < 5; round += 1) expect(await check()).toBeNull();
  expect(await check()).toBe("auth.tooManyTries");
  setBackAndPass(MINUTE_MS - 1);
  expect(await check()).toBe("auth.tooManyTries");
  machineMs += 1;
  elapsedMs += 1;
  expect(await check()).toBeNull();
});

test("[SAFE-20] a clock that is set back doesn't prolong a throttled account's wait", async () => {
  const guess = async (network: number) => {
    const browser = await shop.newBrowser({ address: `198.51.100.${network}` }).start();
    return (await logIn(browser, ADA, "wrong")).code;
  };
  for (let network = 1; network <= 21; network += 1) expect(await guess(network)).toBe(500);
  expect(await guess(22)).toBe("auth.tooManyTries");
  setBackAndPass(1000);
  expect(await guess(22)).toBe(500);
});

test("[SAFE-10] a clock that is set back doesn't prolong a PIN's ten minutes", async () => {
  const { request_id } = (await callDirect(customer, "initiateAccountDeletion", { email: ADA })).body;
  const pin = await readMailedPin(shop, ADA, "deletionPin");
  setBackAndPass(10 * MINUTE_MS);
  const confirmed = await callDirect(customer, "confirmAccountDeletion", { email: ADA, request_id, pin });
  expect(confirmed.body).toMatchObject({ success: false, code: "account.pinExpired" });
});

test("[SAFE-09] a clock that is set back doesn't prolong a reset link's two hours", async () => {
  await askForReset(shop, customer);
  const link = await readResetLink(shop);
  setBackAndPass(2 * HOUR_MS);
  expect(await sendReset(await customer.start(), link)).toMatchObject({ valid: false, code: 509 });
});

test("[SAFE-04] a clock that is set back doesn't prolong a security token's ten minutes", async () => {
  const { csrf_token } = (await customer.call("updateProfile", { mode: "prepare" })).result;
  setBackAndPass(10 * MINUTE_MS);
  const names = { first_name: "Ada", last_name: "Other", registration_name: "Ada" };
  const updated = await customer.call("updateProfile", { mode: "execute", csrf_token, ...names });
  expect(updated.code).toBe("api.securityTokenInvalid");
});

test("[AUTH-16] a clock that is set back doesn't prolong an access token's two hours", async () => {
  setBackAndPass(2 * HOUR_MS);
  expect(await customer.call("getCart")).toMatchObject({ code: "api.accessTokenInvalid" });
});

test("[AUTH-17] a clock that is set back doesn't prolong a session's thirty days", async () => {
  setBackAndPass(30 * DAY_MS);
  await customer.start();
  expect((await customer.call("updateSession", {})).result.user).toBeNull();
});
