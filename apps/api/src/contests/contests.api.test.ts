import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import { erasePerson } from "../personal-data/erase-person.ts";
import { readPerson } from "../personal-data/read-person.ts";
import { createTestApp, insertContest, readEntryLink, type TestApp, type TestBrowser } from "../testing/index.ts";
import { drawContest } from "./draw-contest.ts";
import { renewDemoContests } from "./renew-demo-contests.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ADA = "ada@player.example";

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  for (const table of ["contest_draws", "contest_entries", "contests", "mails", "rate_limits"] as const)
    await shop.db.deleteFrom(table).execute();
  browser = await shop.newBrowser().start();
});
afterAll(() => shop.close());

const enter = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  browser.call("enterContest", { contest: "test-contest", email, accepts_rules: true, ...more }, { headers });
const entries = () => shop.db.selectFrom("contest_entries").selectAll().orderBy("email").execute();
const mailsOf = (kind: string) => shop.db.selectFrom("mails").selectAll().where("kind", "=", kind).execute();
const newestContest = async () => (await (await browser.start()).call("listContests")).result.contests[0];

async function enterAndConfirm(...emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    await shop.db.deleteFrom("rate_limits").execute();
    await enter(email);
    await browser.call("confirmContestEntry", await readEntryLink(shop, email));
  }
}

test("[ENGAGE-06] an entry counts once the mailed link was pressed, and pressing again is no failure", async () => {
  await insertContest(shop.deps, { hours: 24 });
  expect(await enter(" Ada@Player.example ")).toMatchObject({ valid: true });
  expect(await entries()).toMatchObject([{ email: ADA, confirmed_at: null }]);
  const link = await readEntryLink(shop, ADA);
  const confirmed = { entry: link.id, contest: "A contest", page: "halloween" };
  expect((await browser.call("confirmContestEntry", link)).result).toMatchObject(confirmed);
  expect((await browser.call("confirmContestEntry", link)).result).toMatchObject(confirmed);
  expect((await entries())[0]?.confirmed_at).toEqual(new Date(shop.clock.nowMs()));
});

test("[ENGAGE-06] contest, prizes and mails are in the language of the page, and in English where that has no text", async () => {
  const prizes = [{ title: "A pack", count: 1, de: { title: "Ein Pack" } }];
  await insertContest(shop.deps, { hours: 24, prizes, de: { title: "Ein Gewinnspiel" }, ja: { subtitle: "秋" } });
  expect(await newestContest()).toMatchObject({
    title: "A contest",
    translations: { de: { title: "Ein Gewinnspiel" }, ja: { subtitle: "秋" } },
    prizes: [{ title: "A pack", translations: { de: { title: "Ein Pack" } } }],
  });
  await enter(ADA, {}, { "content-language": "de" });
  const confirmed = await browser.call("confirmContestEntry", await readEntryLink(shop, ADA));
  expect(confirmed.result).toMatchObject({ contest: "Ein Gewinnspiel" });
  await enter("ken@player.example", {}, { "content-language": "ja" });
  const subjects = (await mailsOf("contestEntry")).map(({ recipient, text_body }) => [
    recipient,
    /Ein Gewinnspiel|A contest/.exec(text_body)?.[0],
  ]);
  expect(Object.fromEntries(subjects)).toEqual({ [ADA]: "Ein Gewinnspiel", "ken@player.example": "A contest" });
  shop.clock.advance(DAY_MS);
  await drawContest(shop.deps, "test-contest");
  const [won] = await mailsOf("contestWon");
  expect(won?.text_body).toContain("Ein Gewinnspiel");
  expect(won?.text_body).toContain("Ein Pack");
});

test("[ENGAGE-06] a second entry of an address is the first one, in any spelling, and its newest link is the one that works", async () => {
  await insertContest(shop.deps, { hours: 24 });
  await enter(ADA);
  const older = await readEntryLink(shop, ADA);
  shop.clock.advance(1000);
  expect(await enter("ADA@player.example")).toMatchObject({ valid: true });
  const newer = await readEntryLink(shop, ADA);
  expect(newer.id).toBe(older.id);
  expect((await browser.call("confirmContestEntry", older)).code).toBe("contest.linkInvalid");
  expect(await browser.call("confirmContestEntry", newer)).toMatchObject({ valid: true });
  expect(await entries()).toHaveLength(1);
});

test("[ENGAGE-06][SAFE-08] a confirmed address that enters again gets the same response and no mail", async () => {
  await insertContest(shop.deps, { hours: 24 });
  await enterAndConfirm(ADA);
  const before = await mailsOf("contestEntry");
  expect(await enter(ADA)).toMatchObject({ valid: true, result: {} });
  expect(await mailsOf("contestEntry")).toHaveLength(before.length);
});

test("[ENGAGE-06] the mail that asks for the press is in the page's language", async () => {
  await insertContest(shop.deps, { hours: 24 });
  await enter(ADA, {}, { "content-language": "de" });
  const [mail] = await mailsOf("contestEntry");
  expect(mail?.subject).toBe("Bitte bestätigen Sie Ihre Teilnahme: A contest");
  const [entry] = await entries();
  expect(mail?.text_body).toContain(`http://shop.test/de/contest-entry?action=confirm&id=${entry?.id}`);
  expect(mail?.text_body).toContain(`Die Nummer Ihrer Teilnahme: ${entry?.id}`);
});

test.each([
  ["without the consent to the rules", ADA, { accepts_rules: false }, "contest.rulesNotAccepted"],
  ["with half an address", "ada@", {}, "auth.emailFormat"],
  ["with an address of a throw-away service", "ada@trashmail.com", {}, "auth.emailTrashmail"],
  ["into a contest that isn't there", ADA, { contest: "none" }, "contest.notOpen"],
])("[ENGAGE-06] nobody enters %s", async (_what, email, more, code) => {
  await insertContest(shop.deps, { hours: 24 });
  expect((await enter(email, more)).code).toBe(code);
  expect(await entries()).toEqual([]);
  expect(await mailsOf("contestEntry")).toEqual([]);
});

test("[ENGAGE-06] a contest that is switched off is listed with its data and takes no entry", async () => {
  await insertContest(shop.deps, { hours: 24, isEnabled: false, worth: "over $2,000" });
  expect((await enter(ADA)).code).toBe("contest.notOpen");
  expect(await newestContest()).toMatchObject({ isEnabled: false, worth: "over $2,000", state: "open" });
});

test("[ENGAGE-06] at the end of a contest nobody enters and nobody confirms any more", async () => {
  await insertContest(shop.deps, { hours: 1 });
  await enter(ADA);
  shop.clock.advance(HOUR_MS);
  const link = await readEntryLink(shop, ADA);
  const refusals = [await enter("grace@player.example"), await browser.call("confirmContestEntry", link)];
  expect(refusals.map(({ code }) => code)).toEqual(["contest.notOpen", "contest.notOpen"]);
  expect(await newestContest()).toMatchObject({ state: "over", draw: null });
});

test("[ENGAGE-06] a draw follows from the published seed, takes confirmed entries alone, and mails the winners", async () => {
  await insertContest(shop.deps, { hours: 24 });
  await enterAndConfirm("a@player.example", "b@player.example", "c@player.example", "d@player.example");
  await enter("never-confirmed@player.example");
  const { seedHash } = await newestContest();
  expect((await drawContest(shop.deps, "test-contest")).isOk).toBe(false);
  shop.clock.advance(DAY_MS);
  await drawContest(shop.deps, "test-contest");
  const { draw } = await newestContest();
  const sha = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(sha(draw.seed)).toBe(seedHash);
  expect(draw.entries).toBe(4);
  const confirmed = (await entries()).filter(({ confirmed_at }) => confirmed_at !== null).map(({ id }) => id);
  const tickets = confirmed.map((id) => ({ id, ticket: sha(`${draw.seed}:${id}`) }));
  const lowest = tickets.sort((a, b) => (a.ticket < b.ticket ? -1 : 1)).slice(0, 3);
  expect(draw.winners).toEqual(
    ["The bundle", "A pack", "A pack"].map((prize, place) => ({
      ...{ entry: lowest[place]?.id, ticket: lowest[place]?.ticket, prize },
    })),
  );
  const won = await mailsOf("contestWon");
  const winners = (await entries()).filter(({ id }) => lowest.some((entry) => entry.id === id));
  expect(won.map(({ recipient }) => recipient).sort()).toEqual(winners.map(({ email }) => email));
});

test("[ENGAGE-06] a second draw returns the first one and mails nobody", async () => {
  await insertContest(shop.deps, { hours: 24 });
  await enterAndConfirm(ADA);
  shop.clock.advance(DAY_MS);
  const first = await drawContest(shop.deps, "test-contest");
  const second = await drawContest(shop.deps, "test-contest");
  expect(first.isOk && second.isOk && [first.value.isNew, second.value.isNew]).toEqual([true, false]);
  expect(first.isOk && second.isOk && second.value.draw).toEqual(first.isOk && first.value.draw);
  expect(await mailsOf("contestWon")).toHaveLength(1);
});

test("[ENGAGE-06][SAFE-27] entries are deleted when their time is over, the draw stays; unconfirmed ones go with the end", async () => {
  await insertContest(shop.deps, { hours: 24, keptForDays: 90 });
  await enterAndConfirm(ADA);
  await enter("never-confirmed@player.example");
  shop.clock.advance(DAY_MS);
  await drawContest(shop.deps, "test-contest");
  await deleteExpired(shop.deps);
  expect((await entries()).map(({ email }) => email)).toEqual([ADA]);
  shop.clock.advance(90 * DAY_MS - HOUR_MS);
  await deleteExpired(shop.deps);
  expect(await entries()).toHaveLength(1);
  shop.clock.advance(HOUR_MS);
  await deleteExpired(shop.deps);
  expect(await entries()).toEqual([]);
  expect(await newestContest()).toMatchObject({ draw: { entries: 1 } });
});

test("[ENGAGE-06][SAFE-27] an entry is in the data file of its address's account, and erased with it", async () => {
  await insertContest(shop.deps, { hours: 24 });
  await enterAndConfirm(ADA, "grace@player.example");
  const person = { userId: "00000000-0000-4000-8000-000000000000", email: ADA };
  expect(await readPerson(shop.db, person)).toMatchObject({
    contest_entries: [{ contest: "test-contest", email: ADA, language: "en" }],
  });
  await shop.db.transaction().execute((trx) => erasePerson(trx, person));
  expect((await entries()).map(({ email }) => email)).toEqual(["grace@player.example"]);
});

test("[ENGAGE-06] in the demo a marked contest is open after each start, and begins again once it was drawn; in production never", async () => {
  await insertContest(shop.deps, { hours: 24, renewedInDays: 0 });
  await enterAndConfirm(ADA);
  shop.clock.advance(10 * DAY_MS);
  const production = { ...shop.deps, settings: { ...shop.deps.settings, mode: "production" as const } };
  await renewDemoContests(production);
  expect(await newestContest()).toMatchObject({ state: "over" });
  await drawContest(shop.deps, "test-contest");
  const drawn = await newestContest();
  await renewDemoContests(shop.deps);
  const renewed = await newestContest();
  expect(renewed).toMatchObject({ state: "open", draw: null });
  expect(renewed.seedHash).not.toBe(drawn.seedHash);
  expect(await entries()).toEqual([]);
});
