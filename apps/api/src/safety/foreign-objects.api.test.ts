import { directCalls, operations, SITE_AUTHORIZATION, type TokenPurpose } from "@shop/api-client/contract";
import { randomUuid } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChance } from "../testing/fuzz/chance.ts";
import { type PayingTestApp, startSession, type TestBrowser } from "../testing/index.ts";
import { mintToken } from "../testing/safety/actors.ts";
import { changedTables, fingerprintDatabase, idsOfPerson } from "../testing/safety/fingerprint.ts";
import { FOREIGN_CALLS, type ForeignCall, thingsOfNobody } from "../testing/safety/foreign-calls.ts";
import { createSafetyShop, newOwnerOfAll, type OwnedThings } from "../testing/safety/safety-world.ts";
import { sendToRoute } from "../testing/safety/send-cell.ts";

/** Each kind of call some ten times. `npm run bench -- foreign-calls` makes forty times as many. */
const PAIRS = Number(process.env.SHOP_FOREIGN_CALLS ?? 250);
/** Never the measure of anything: a machine that has much to do takes its time. */
const TIMEOUT_MS = 600_000;
const AT_ONCE = 20;
const PEOPLE = 4;
const SEED = 20_261_122;

interface Person {
  readonly things: OwnedThings;
  readonly browser: TestBrowser;
  readonly tokens: Map<TokenPurpose, string>;
  /** Data in this person's rows only. */
  readonly secrets: readonly string[];
}

let shop: PayingTestApp;
let people: Person[];
let nobody: OwnedThings;
let calls = 0;
beforeAll(async () => {
  shop = await createSafetyShop();
  nobody = thingsOfNobody(() => randomUuid(shop.deps.random));
  const owners: OwnedThings[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    owners.push(await newOwnerOfAll(shop, `owner-${index}@owner.example`, `Zimtstern${index}`));
  }
  people = [];
  for (const things of owners) people.push(await toPerson(things, owners));
}, TIMEOUT_MS);
afterAll(() => shop.close());

async function toPerson(things: OwnedThings, owners: readonly OwnedThings[]): Promise<Person> {
  const browser = await shop.newBrowser().start();
  await startSession(shop.deps, browser, things.userId);
  const tokens = new Map<TokenPurpose, string>();
  for (const purpose of ["changePassword", "updateNewsletterSettings"] as const) {
    tokens.set(purpose, await mintToken(shop, browser, purpose));
  }
  const ids = await idsOfPerson(shop.db, things);
  for (const { userId, email } of owners.filter((owner) => owner !== things)) {
    for (const id of await idsOfPerson(shop.db, { userId, email })) ids.delete(id);
  }
  const { lastName, email, licenceKey, paymentSessionId, signedPath } = things;
  return { things, browser, tokens, secrets: [...ids, lastName, email, licenceKey, paymentSessionId, signedPath] };
}

/** From a separate place, so that no limit hides what comes after it. Returns status and body as received. */
async function send(caller: Person, call: ForeignCall, theirs: OwnedThings): Promise<string> {
  calls += 1;
  const headers = { "x-shop-socket-address": `2001:db8:${(calls >> 8).toString(16)}:${(calls & 255).toString(16)}::1` };
  if ("route" in call) {
    const asked = call.ask(theirs, caller.things);
    const { answer, bytes } = await sendToRoute(caller.browser, {
      ...asked,
      headers: { ...asked.headers, ...headers },
    });
    return `${answer} ${bytes}`;
  }
  const request = call.ask(theirs, caller.things);
  if ("direct" in call) {
    const json = { "content-type": "application/json", authorization: SITE_AUTHORIZATION };
    const init = { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(request) };
    const response = await caller.browser.fetch(directCalls[call.direct].path, init);
    return `${response.status} ${await response.text()}`;
  }
  const { tokenPurpose } = operations[call.operation];
  const executed = tokenPurpose && { mode: "execute", csrf_token: caller.tokens.get(tokenPurpose) };
  return JSON.stringify(await caller.browser.call(call.operation, { ...request, ...executed }, { headers }));
}

function codeOf(answer: string): string {
  const body = answer.slice(answer.indexOf("{"));
  if (!body.startsWith("{")) return answer.slice(0, 3);
  const { code } = JSON.parse(body);
  return code === null ? "ok" : String(code);
}

/** The response to each caller who names something that doesn't exist. */
async function answersToNothing(): Promise<Map<Person, readonly string[]>> {
  const responses = new Map<Person, readonly string[]>();
  for (const person of people) {
    const own: string[] = [];
    for (const call of FOREIGN_CALLS) own.push(await send(person, call, nobody));
    responses.set(person, own);
  }
  return responses;
}

test(`[SAFE-03][SAFE-13] of ${PAIRS} calls that name what is another's none reveals or touches it: each gets the same response as for what doesn't exist`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const expected = await answersToNothing();
  const refusals = FOREIGN_CALLS.map(({ refused }) => refused);
  for (const responses of expected.values()) expect(responses.map(codeOf)).toEqual(refusals);
  const before = await fingerprintDatabase(shop.db);
  const chance = createChance(createFakeRandom(SEED));
  const wrong: unknown[] = [];
  const tryPair = async () => {
    const caller = chance.pick(people);
    const owner = chance.pick(people.filter((person) => person !== caller));
    const index = chance.below(FOREIGN_CALLS.length);
    const call = FOREIGN_CALLS[index];
    if (!call) throw new Error("There is no such call.");
    const answer = await send(caller, call, owner.things);
    const leaked = owner.secrets.filter((secret) => answer.includes(secret));
    if (answer !== expected.get(caller)?.[index] || leaked.length > 0) wrong.push({ call, answer, leaked });
  };
  for (let done = 0; done < PAIRS; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, tryPair));
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(changedTables(before, await fingerprintDatabase(shop.db))).toEqual([]);
});
