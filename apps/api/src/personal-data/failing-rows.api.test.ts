import { randomUuid } from "@shop/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyEmailChanges } from "../email-change/apply-email-changes.ts";
import { insertEmailChange } from "../email-change/email-changes.ts";
import { returnTransfers } from "../licences/return-transfers.ts";
import { sendResetLinks } from "../sign-in/send-reset-links.ts";
import {
  createTestApp,
  importTestContent,
  insertUser,
  newOwner,
  type TestApp,
  validLicences,
} from "../testing/index.ts";

const EMAIL_CHANGE_BATCH = 100;
const PASSWORD_REQUEST_BATCH = 20;
const TRANSFER_BATCH = 100;
const TRANSFER_WAIT_MS = 14 * 24 * 60 * 60 * 1000;
const FIRST_RETRY_DELAY_MS = 30_000;

/** More rows that fail than a job looks at in one go, and a sound one behind them. */
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

const now = () => new Date(shop.clock.nowMs());
const errors = (message: string) => shop.logged.filter((line) => line.level === "error" && line.message === message);

/** Copies of one row that is in the table already, each with what differs. */
async function copyRow(table: "users" | "licences", id: string, copies: ReadonlyArray<Record<string, string>>) {
  const like = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(shop.db);
  const rows = copies.map((copy) => ({ ...like.rows[0], ...copy }));
  await shop.db
    .insertInto(table)
    .values(rows as never)
    .execute();
}

const newIds = (count: number) => Array.from({ length: count }, () => randomUuid(shop.deps.random));

test("[ACCT-07] changes of address that fail, however many, are each logged and delay none behind them", async () => {
  const model = await insertUser(shop.deps);
  const ids = newIds(EMAIL_CHANGE_BATCH + 1);
  await copyRow(
    "users",
    model,
    ids.map((id) => ({ id, email: `${id}@shop.test` })),
  );
  const change = (id: string) => ({ id, userId: id, oldEmail: `${id}@shop.test`, newEmail: `${id}@new.example` });
  for (const id of ids) await insertEmailChange(shop.db, { ...change(id), now: now(), takesEffectAt: now() });
  shop.clock.advance(1);
  await insertEmailChange(shop.db, { ...change(model), now: now(), takesEffectAt: now() });
  // Simulates an internal fault. The last row isn't affected.
  await sql`alter table users add constraint in_the_way
    check (email not like '%@new.example' or id = ${sql.lit(model)})`.execute(shop.db);
  expect(await applyEmailChanges(shop.deps)).toBe(1);
  const isChanged = shop.db.selectFrom("users").select("id").where("email", "=", `${model}@new.example`);
  expect(await isChanged.execute()).toHaveLength(1);
  expect(errors("an e-mail change failed").map((line) => line.change)).toEqual([...ids].sort());
  await sql`alter table users drop constraint in_the_way`.execute(shop.db);
  expect(await applyEmailChanges(shop.deps)).toBe(ids.length);
});

test("[ACCT-11] transfers that can't be given back, however many, are each logged and delay none behind them", async () => {
  const [stuck, last] = [await newOwner(shop), await newOwner(shop)];
  const [licenceIds, serviceIds] = [newIds(TRANSFER_BATCH + 1), newIds(TRANSFER_BATCH + 1)];
  const keyed = (ids: readonly string[]) => ids.map((id) => ({ id, licence_key: `KEY-${id}` }));
  await copyRow("licences", stuck.licenceId, keyed(licenceIds));
  await copyRow("licences", stuck.serviceIds[0] ?? "", keyed(serviceIds));
  const waits = { from_user_id: stuck.userId, started_at: now(), returns_at: now(), status: "waiting" as const };
  const transfers = licenceIds.map((licence_id, index) => ({
    ...waits,
    id: licence_id,
    licence_id,
    service_licence_id: serviceIds[index] ?? "",
  }));
  await shop.db.insertInto("licence_transfers").values(transfers).execute();
  const ended = { revoked_at: now(), revoked_reason: "transferred" };
  await shop.db.updateTable("licences").set(ended).where("id", "in", licenceIds).execute();
  await last.transferTo("nobody@elsewhere.example");
  shop.clock.advance(TRANSFER_WAIT_MS);
  await sql`alter table licences add constraint in_the_way
    check (user_id <> ${sql.lit(stuck.userId)} or revoked_reason is not null or id not in (${sql.join(
      licenceIds.map((id) => sql.lit(id)),
    )}))`.execute(shop.db);
  expect(await returnTransfers(shop.deps)).toBe(1);
  expect(await validLicences(shop, last.userId)).toEqual(["Licence Transfer", "faAlign"]);
  expect(errors("a licence could not be given back")).toHaveLength(licenceIds.length);
  await sql`alter table licences drop constraint in_the_way`.execute(shop.db);
  expect(await returnTransfers(shop.deps)).toBe(licenceIds.length);
});

test("[AUTH-14] reset mails that fail, however many, throw no other back; each is logged, waits longer and longer, and comes", async () => {
  const model = await insertUser(shop.deps);
  const ids = newIds(PASSWORD_REQUEST_BATCH);
  const emailOf = (id: string) => `${id}@stuck.example`;
  await copyRow(
    "users",
    model,
    ids.map((id) => ({ id, email: emailOf(id) })),
  );
  const ask = (email: string) => ({ id: randomUuid(shop.deps.random), email, requested_at: now() });
  await shop.db
    .insertInto("password_requests")
    .values(ids.map((id) => ask(emailOf(id))))
    .execute();
  shop.clock.advance(1);
  await shop.db
    .insertInto("password_requests")
    .values(ask(`${model}@shop.test`))
    .execute();
  await sql`alter table mails add constraint in_the_way check (recipient not like '%@stuck.example')`.execute(shop.db);
  const sent = async () => {
    const mails = shop.db.selectFrom("mails").select("recipient").where("kind", "=", "resetPassword");
    return (await mails.execute()).length;
  };
  const failed = () => errors("a reset mail could not be written").length;
  await sendResetLinks(shop.deps);
  expect([await sent(), failed()]).toEqual([0, ids.length]);
  // The second query finds what came after those.
  await sendResetLinks(shop.deps);
  expect([await sent(), failed()]).toEqual([1, ids.length]);

  shop.clock.advance(FIRST_RETRY_DELAY_MS);
  await sendResetLinks(shop.deps);
  expect(failed()).toBe(2 * ids.length);
  await sql`alter table mails drop constraint in_the_way`.execute(shop.db);
  shop.clock.advance(FIRST_RETRY_DELAY_MS);
  await sendResetLinks(shop.deps);
  expect(await sent()).toBe(1);
  shop.clock.advance(FIRST_RETRY_DELAY_MS);
  await sendResetLinks(shop.deps);
  expect(await sent()).toBe(1 + ids.length);
  expect(await shop.db.selectFrom("password_requests").select("id").execute()).toEqual([]);
});
