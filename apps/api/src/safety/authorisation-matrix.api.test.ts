import { type DirectCalls, directCalls, type OperationName, operations } from "@shop/api-client/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { type PayingTestApp, startSession, type TestBrowser } from "../testing/index.ts";
import { type Actor, newActor, signUpInVain } from "../testing/safety/actors.ts";
import { changedTables, type Fingerprint, fingerprintPerson, idsOfPerson } from "../testing/safety/fingerprint.ts";
import type { Aim, Row } from "../testing/safety/matrix-row.ts";
import { DIRECT_MATRIX, LAST_OPERATIONS, OPERATION_MATRIX } from "../testing/safety/operation-matrix.ts";
import { ROUTE_MATRIX, WITHOUT_ROWS } from "../testing/safety/route-matrix.ts";
import { createSafetyShop, mailPins, newOwnerOfAll, type OwnedThings } from "../testing/safety/safety-world.ts";
import { aimAt, type Sent, sendDirect, sendOperation, sendToRoute } from "../testing/safety/send-cell.ts";

const OPERATIONS = Object.keys(OPERATION_MATRIX) as OperationName[];
const DIRECT = Object.keys(DIRECT_MATRIX) as Array<keyof DirectCalls>;

let shop: PayingTestApp;
let owner: OwnedThings;
let other: OwnedThings;
let secrets: string[];
beforeAll(async () => {
  shop = await createSafetyShop();
  owner = await newOwnerOfAll(shop);
  other = await newOwnerOfAll(shop, "mallory@other.example", "Other");
  await signUpInVain(shop);
  secrets = await secretsOfOwner();
});
beforeEach(() => shop.db.deleteFrom("rate_limits").execute());
afterAll(() => shop.close());

/** Data in the owner's rows only: nobody else may receive it. */
async function secretsOfOwner(): Promise<string[]> {
  const ids = await idsOfPerson(shop.db, owner);
  for (const id of await idsOfPerson(shop.db, other)) ids.delete(id);
  const keys = [owner.resetLink, owner.newsletterLink, owner.revokeLink].map(({ key }) => key);
  const texts = [owner.email, owner.lastName, owner.licenceKey, owner.paymentSessionId];
  return [...ids, ...keys, ...texts];
}

interface Cell {
  readonly name: string;
  readonly row: Row<unknown>;
  send(browser: TestBrowser, aim: Aim): Promise<Sent>;
}

function ofOperations(names: readonly OperationName[]): Cell[] {
  return names.flatMap((name) =>
    OPERATION_MATRIX[name].map((row) => ({
      ...{ name, row },
      send: (browser: TestBrowser, aim: Aim) => sendOperation(shop, browser, name, row.ask(aim)),
    })),
  );
}

function ofRoutes(): Cell[] {
  return Object.entries(ROUTE_MATRIX).map(([name, row]) => ({
    ...{ name, row },
    send: (browser: TestBrowser, aim: Aim) => sendToRoute(browser, row.ask(aim)),
  }));
}

function ofDirectCalls(): Cell[] {
  return DIRECT.flatMap((name) =>
    DIRECT_MATRIX[name].map((row) => ({
      ...{ name, row },
      send: (browser: TestBrowser, aim: Aim) => sendDirect(browser, name, row.ask(aim)),
    })),
  );
}

function firstCells(): Cell[] {
  return [...ofOperations(OPERATIONS.filter((name) => !LAST_OPERATIONS.includes(name))), ...ofRoutes()];
}

function lastCells(): Cell[] {
  return [...ofDirectCalls(), ...ofOperations(LAST_OPERATIONS)];
}

test("[SAFE-03] every route that is mounted has its row, and no row names a route that isn't", () => {
  const { settings } = shop.deps;
  const app = createApp({ ...shop.deps, settings: { ...settings, isOutboxReadable: true } });
  const mounted = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  const direct = Object.values(directCalls).map(({ path }) => `ALL ${path}`);
  expect([...mounted].sort()).toEqual([...Object.keys(ROUTE_MATRIX), ...WITHOUT_ROWS, ...direct].sort());
  expect([...OPERATIONS].sort()).toEqual(Object.keys(operations).sort());
});

async function expectAnswers(actor: Exclude<Actor, "a">): Promise<void> {
  const browser = await newActor(shop, actor);
  const aim = aimAt(owner, actor);
  const wrong: unknown[] = [];
  let before: Fingerprint = await fingerprintPerson(shop.db, owner);
  for (const { name, row, send } of [...firstCells(), ...lastCells()]) {
    // One of its own for each call, for some calls end theirs.
    if (actor === "b") await startSession(shop.deps, browser, other.userId);
    const { answer, bytes } = await send(browser, aim);
    if (answer !== row.answers[actor]) wrong.push({ name, answer, expected: row.answers[actor] });
    const leaked = row.repeats ? [] : secrets.filter((secret) => bytes.includes(secret));
    if (leaked.length > 0) wrong.push({ name, leaked, bytes });
    const after = await fingerprintPerson(shop.db, owner);
    const changed = changedTables(before, after).filter((table) => !row.adds?.includes(table));
    if (changed.length > 0) wrong.push({ name, changed });
    before = after;
  }
  expect(wrong).toEqual([]);
}

test("[SAFE-02][SAFE-03] without an access token nothing but what is public gets a result", () =>
  expectAnswers("nobody"));
test("[AUTH-19] a visitor has a catalogue, a cart and the contact form, and nothing of an account", () =>
  expectAnswers("visitor"));
test("[AUTH-19] a customer who signed up and hasn't activated is a visitor", () => expectAnswers("notActivated"));
test("[SAFE-03][SAFE-13] another customer gets not a byte of the owner's and changes nothing of it", async () => {
  await expectAnswers("b");
});
test("[SAFE-02] the cookie of an account whose deletion was confirmed is worth nothing", () =>
  expectAnswers("deletionScheduled"));
test("[SAFE-02] the cookie of a session whose time is over is worth nothing", () => expectAnswers("expired"));

test.each([
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a page without an origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["another site behind our origin", { origin: "http://shop.test", "sec-fetch-site": "same-site" }],
])("[SAFE-04] with the owner's cookie %s can call nothing", async (_from, headers) => {
  const elsewhere = await shop.newBrowser({ address: "192.0.2.99", headers }).start();
  await startSession(shop.deps, elsewhere, owner.userId);
  const before = await fingerprintPerson(shop.db, owner);
  const aim = aimAt(owner, "a");
  const passed: unknown[] = [];
  for (const { name, send } of [...firstCells(), ...lastCells()].filter(({ name }) => !(name in ROUTE_MATRIX))) {
    const { answer } = await send(elsewhere, aim);
    if (answer !== "api.originNotAllowed") passed.push({ name, answer });
  }
  expect(passed).toEqual([]);
  expect(changedTables(before, await fingerprintPerson(shop.db, owner))).toEqual([]);
});

// Last, because it consumes the owner's data.
test("[SAFE-03] the owner gets every result, by the same calls", async () => {
  const browser = await newActor(shop, "a");
  const expectAll = async (asked: Cell[], aim: Aim) => {
    const wrong: unknown[] = [];
    for (const { name, row, send } of asked) {
      await startSession(shop.deps, browser, owner.userId);
      const { answer } = await send(browser, aim);
      if (answer !== row.answers.a) wrong.push({ name, answer, expected: row.answers.a });
    }
    expect(wrong).toEqual([]);
  };
  await expectAll(firstCells(), aimAt(owner, "a"));
  // Taking the change of the address back has ended the PINs.
  const pins = await mailPins(shop, owner.userId, owner.email);
  await expectAll(lastCells(), aimAt({ ...owner, ...pins }, "a"));
});
