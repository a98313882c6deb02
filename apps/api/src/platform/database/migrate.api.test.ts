import { type Kysely, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { OpenDatabase } from "../../ports/database.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { migrate, OtherReleaseError } from "./migrate.ts";
import * as keptSessions from "./migrations/0014-kept-sessions.ts";
import * as campaignsOnce from "./migrations/0018-campaigns-once.ts";

const USER_ID = "00000000-0000-4000-8000-000000000002";

let opened: OpenDatabase;
afterEach(() => opened.close());

test("a migrated database has nothing left to migrate", async () => {
  opened = await createTestDatabase();
  expect(await migrate(opened.db)).toEqual([]);
});

test("a database on which a newer release has run is refused by the name of what this one doesn't know", async () => {
  opened = await createTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-release', '2999-01-01')`.execute(
    opened.db,
  );
  const refused = expect(migrate(opened.db)).rejects;
  await refused.toEqual(new OtherReleaseError("9999-of-a-newer-release", "unknown"));
});

test("a database that has had a later migration without one of this release is refused by that one's name", async () => {
  opened = await createTestDatabase();
  await sql`delete from kysely_migration where name = '0012-write-probe'`.execute(opened.db);
  await expect(migrate(opened.db)).rejects.toEqual(new OtherReleaseError("0012-write-probe", "skipped"));
});

test("a database that has had both an unknown migration and less than this release has is refused by the unknown one's name", async () => {
  opened = await createTestDatabase();
  await sql`update kysely_migration set name = '0012-renamed' where name = '0012-write-probe'`.execute(opened.db);
  await expect(migrate(opened.db)).rejects.toEqual(new OtherReleaseError("0012-renamed", "unknown"));
});

test("[AUTH-17] sessions of before, which nobody asked to keep, end two hours after their last use", async () => {
  opened = await createTestDatabase();
  await sql`alter table sessions drop column is_kept`.execute(opened.db);
  await sql`insert into users (id, email, password_hash, first_name, last_name, registration_name, is_active, created_at)
    values (${USER_ID}, 'ada@customer.example', 'hash', 'Ada', 'Tester', 'Ada Tester', true, now())`.execute(opened.db);
  await sql`insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
    values (${USER_ID}, 'hash', ${USER_ID}, '2026-01-01T00:00Z', '2026-01-05T10:00Z', '2026-01-31T00:00Z')`.execute(
    opened.db,
  );
  // Migrations have no table types.
  await keptSessions.up(opened.db as unknown as Kysely<unknown>);
  const sessions = await opened.db.selectFrom("sessions").select(["expires_at", "is_kept"]).execute();
  expect(sessions).toEqual([{ expires_at: new Date("2026-01-05T12:00Z"), is_kept: false }]);
});

test("[SAFE-05] [PRICE-05] the campaigns of a response stored before they had times still run at its moment", async () => {
  opened = await createTestDatabase();
  const source = (campaigns: readonly object[]) => JSON.stringify({ nowMs: 1000, facts: { campaigns } });
  await sql`insert into idempotency_keys (actor, key, operation, body_hash, status, made_from, created_at) values
    ('one', 'key', 'addToCart', 'hash', 200, ${source([{ id: "week" }])}, now()),
    ('two', 'key', 'addToCart', 'hash', 200, ${source([])}, now())`.execute(opened.db);
  await campaignsOnce.up(opened.db as unknown as Kysely<unknown>);
  const rows = await opened.db.selectFrom("idempotency_keys").select("made_from").orderBy("actor").execute();
  expect(rows.map(({ made_from }) => made_from)).toEqual([
    { nowMs: 1000, facts: { campaigns: [{ id: "week", startsAtMs: 1000, endsAtMs: 1001 }] } },
    { nowMs: 1000, facts: { campaigns: [] } },
  ]);
});

test("a price once written to the history can neither be changed nor deleted", async () => {
  opened = await createTestDatabase();
  const productId = "00000000-0000-4000-8000-000000000001";
  await sql`insert into products (id, name, slug, product_page_slug, type, position, is_public, is_for_sale, is_pack, can_be_rated,
    short_desc, shop_desc, product_page_desc, discount_flags, versions, wp_status, updated_at)
    values (${productId}, 'faIR One', 'one', 'one', 'samplepack', 1, true, true, true, true, '', '', '', '[]', '[]', 'publish', now())`.execute(
    opened.db,
  );
  const row = { product_id: productId, currency: "EUR" as const, full_price_minor: 4900, price_minor: 4900 };
  await opened.db
    .insertInto("price_history")
    .values({ ...row, discount_percent: null, valid_from: new Date(0) })
    .execute();

  await expect(opened.db.updateTable("price_history").set({ price_minor: 1 }).execute()).rejects.toThrow(
    /never changed/,
  );
  await expect(opened.db.deleteFrom("price_history").execute()).rejects.toThrow(/never changed/);
});
