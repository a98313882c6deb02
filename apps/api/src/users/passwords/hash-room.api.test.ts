import { DEFAULT_OPERATION_IDS, directCalls, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { fail } from "@shop/kernel";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  askForReset,
  buildRegistration,
  callDirect,
  createTestApp,
  logIn,
  NEW_PASSWORD,
  newCustomer,
  readResetLink,
  sendReset,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../../testing/index.ts";

const ADA = "ada@customer.example";
/** The hasher's results: whether it reports room, whether it admits anything, how often it hashed; and the statements that were sent. */
const seen = { hasRoom: true, lets: true, hashes: 0, statements: 0 };

let shop: TestApp;
let customer: TestBrowser;
let link: { id: string; key: string };
beforeAll(async () => {
  shop = await createTestApp({
    deps: ({ db, passwords }) => ({
      db: db.withPlugin({
        transformQuery: ({ node }) => {
          seen.statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
      passwords: {
        ...passwords,
        hasRoom: () => seen.hasRoom,
        admit: async (address, act) => (seen.lets ? passwords.admit(address, act) : fail({ code: "api.busy" })),
        hash: (password) => {
          seen.hashes += 1;
          return passwords.hash(password);
        },
        verify: (hash, password) => {
          seen.hashes += 1;
          return passwords.verify(hash, password);
        },
      },
    }),
  });
  customer = await newCustomer(shop);
  await askForReset(shop, customer);
  link = await readResetLink(shop);
});
beforeEach(() => {
  Object.assign(seen, { hasRoom: true, lets: true });
});
afterAll(() => shop.close());

/** The reset comes last, because it ends the session. Returns HTTP status and code. */
const CALLS: Record<string, () => Promise<{ status: number; code?: unknown }>> = {
  "a login": async () => logIn(await shop.newBrowser().start()),
  "a sign-up": () => customer.callSecured("register", buildRegistration({ email_address: "grace@customer.example" })),
  "a change of the address": async () => {
    const request = { current_email: ADA, new_email: "ada@new.example", password: TEST_PASSWORD };
    const { status, body } = await callDirect(customer, "initiateEmailChange", request);
    return { status, code: body.code };
  },
  "a password by the old one": () =>
    customer.callSecured("changePassword", {
      ...{ password_old: "not the password", password_new1: NEW_PASSWORD, password_new2: NEW_PASSWORD },
    }),
  "a password by a mailed link": () => sendReset(customer, link),
};

test.each(Object.entries(CALLS))("[SAFE-08] %s hashes only where it is let in", async (_name, call) => {
  Object.assign(seen, { lets: false, hashes: 0 });
  expect(await call()).toMatchObject({ status: 503, code: "api.busy" });
  expect(seen.hashes).toBe(0);
  seen.lets = true;
  expect(await call()).toMatchObject({ status: 200 });
  expect(seen.hashes).toBeGreaterThan(0);
});

test.each([
  `/v1/${DEFAULT_OPERATION_IDS.login}`,
  `/v1/${DEFAULT_OPERATION_IDS.register}`,
  `/v1/${DEFAULT_OPERATION_IDS.changePassword}`,
  directCalls.initiateEmailChange.path,
])(
  "[SAFE-08] where there is no room, %s is refused without a look at what was sent or at the database",
  async (path) => {
    const send = async () => {
      const headers = { "content-type": "application/json", authorization: SITE_AUTHORIZATION };
      const answer = await customer.fetch(path, { method: "POST", headers, body: "not JSON" });
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await send()).toMatchObject({ status: 400, code: "api.badEnvelope" });
    Object.assign(seen, { hasRoom: false, statements: 0 });
    expect(await send()).toMatchObject({ status: 503, code: "api.busy" });
    expect(seen.statements).toBe(0);
  },
);

test("[SAFE-08] where there is no room to hash, calls that hash nothing still get a response", async () => {
  seen.hasRoom = false;
  expect(await customer.call("getCart")).toMatchObject({ status: 200, valid: true });
  expect(await customer.call("logout")).toMatchObject({ status: 200, valid: true });
});
