import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { returnTransfers } from "../licences/return-transfers.ts";
import { deliverDueMails } from "../platform/mail/deliver-mails.ts";
import type { OutgoingMail } from "../platform/mail-transport.ts";
import {
  createPayingTestApp,
  type FullAccount,
  findInDump,
  importTestContent,
  MARKER,
  type MarkedColumn,
  markerOf,
  newFullAccount,
  type PayingTestApp,
  plantMarkers,
  prepareForFullAccounts,
} from "../testing/index.ts";
import type { Person } from "./column-rule.ts";
import { type ErasureCounts, eraseDueAccounts } from "./erase-due-accounts.ts";
import { readPerson } from "./read-person.ts";
import { personalTables } from "./registry.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NONE: ErasureCounts = { erased: 0, waits: 0, notDue: 0, failed: 0 };
const ADA = `${MARKER}ada@customer.example`;
const GRACE = "grace@customer.example";

let shop: PayingTestApp;
let ada: FullAccount;
let grace: FullAccount;
let emptyTables: string[];
let planted: MarkedColumn[];
let file: string;
let graceBefore: string;
const runs: ErasureCounts[] = [];

const personOf = (account: FullAccount, email: string): Person => ({ userId: account.customer.userId, email });
const fileOf = async (whose: Person) => JSON.stringify(await readPerson(shop.db, whose));

/** Two accounts with data in every table. Everything about Ada is marked, and her fourteen days pass. */
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  await prepareForFullAccounts(shop);
  ada = await newFullAccount(shop, ADA);
  grace = await newFullAccount(shop, GRACE);
  emptyTables = await listEmptyTables(personOf(ada, ADA));
  planted = await plantMarkers(shop.db, personOf(ada, ADA));
  file = await fileOf(personOf(ada, ADA));
  graceBefore = await fileOf(personOf(grace, GRACE));
  const due = { deletion_due_at: new Date(shop.clock.nowMs() + 14 * DAY_MS) };
  await shop.db.updateTable("users").set(due).where("id", "=", ada.customer.userId).execute();
  shop.clock.advance(14 * DAY_MS - 1);
  runs.push(await eraseDueAccounts(shop.deps));
  shop.clock.advance(1);
  runs.push(await eraseDueAccounts(shop.deps), await eraseDueAccounts(shop.deps));
});
afterAll(() => shop.close());

async function listEmptyTables(whose: Person): Promise<string[]> {
  const empty: string[] = [];
  for (const { name, rows } of personalTables()) {
    const found = await sql`select 1 from ${sql.table(name)} where ${rows(whose)}`.execute(shop.db);
    if (found.rows.length === 0) empty.push(name);
  }
  return empty;
}

function rulesOf(column: MarkedColumn) {
  const [table, name = ""] = column.split(".");
  const rule = personalTables().find((known) => known.name === table)?.columns[name];
  if (rule?.kind !== "personal") throw new Error(`${column} is not personal.`);
  return rule;
}

test("the account had something of everything that can be stored about a person", () => {
  expect(emptyTables).toEqual([]);
});

test("[SAFE-27] the data file contained every text that it may show, and none that it may not", () => {
  const isShown = (column: MarkedColumn) => file.includes(markerOf(column));
  expect(planted.length).toBeGreaterThan(50);
  expect(planted.filter(isShown)).toEqual(planted.filter((column) => "as" in rulesOf(column).export));
});

test("[ACCT-06] an account is erased when its fourteen days are over, once", () => {
  expect(runs).toEqual([NONE, { ...NONE, erased: 1 }, NONE]);
});

test("[SAFE-27] [ACCT-06] nothing that was marked is left in the database but what the law keeps", async () => {
  const left = await findInDump(shop.db, MARKER);
  expect(left.filter((column) => rulesOf(column).erase.how !== "keep")).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(["orders.buyer_name", "orders.buyer_email", "orders.buyer_vat_id"]));
});

test("[SAFE-27] the account's number is nowhere any more", async () => {
  expect(await findInDump(shop.db, ada.customer.userId)).toEqual([]);
});

test("[SAFE-27] of another account nothing is touched, and nothing was in the file", async () => {
  expect(await fileOf(personOf(grace, GRACE))).toBe(graceBefore);
  expect(file).not.toContain(GRACE);
  expect(file).not.toContain(grace.customer.userId);
});

test("[SAFE-27] the paid order stays with its invoice and names no account; of the one that was never paid name and address are gone", async () => {
  const orders = await shop.db
    .selectFrom("orders")
    .select(["status", "user_id", "cart_id", "buyer_name", "buyer_email", "invoice_number", "landing_url"])
    .where("user_id", "is", null)
    .orderBy("number")
    .execute();
  const unlinked = { user_id: null, cart_id: null, landing_url: "" };
  expect(orders).toEqual([
    {
      ...unlinked,
      status: "paid",
      buyer_name: expect.stringContaining(markerOf("orders.buyer_name")),
      buyer_email: ADA,
      invoice_number: expect.stringContaining(markerOf("orders.invoice_number")),
    },
    { ...unlinked, status: "closed", buyer_name: "", buyer_email: "", invoice_number: expect.any(String) },
  ]);
});

test("[PRICE-09] the order that could no longer be paid has given its coupon back", async () => {
  const uses = await shop.db
    .selectFrom("coupon_uses")
    .innerJoin("orders", "orders.id", "coupon_uses.order_id")
    .select(["orders.status", "coupon_uses.state"])
    .where("orders.user_id", "is", null)
    .orderBy("orders.number")
    .execute();
  expect(uses).toEqual([
    { status: "paid", state: "used" },
    { status: "closed", state: "released" },
  ]);
  const coupons = shop.db.selectFrom("coupons").select("uses").where("code", "=", "TENOFF");
  const coupon = await coupons.executeTakeFirstOrThrow();
  // Ada's paid one, and Grace's two.
  expect(coupon.uses).toBe(3);
});

test("[SAFE-27] a payment's event keeps what the books need and nothing else", async () => {
  const { body } = await shop.db
    .selectFrom("payment_events")
    .innerJoin("orders", "orders.id", "payment_events.order_id")
    .select("body")
    .where("orders.user_id", "is", null)
    .executeTakeFirstOrThrow();
  expect(body).not.toHaveProperty("planted");
});

test("[ACCT-11] [SAFE-27] a transfer that waited for the erased address can't be claimed, and goes back on its day", async () => {
  const transfer = () =>
    shop.db
      .selectFrom("licence_transfers")
      .select(["status", "recipient_email", "from_user_id"])
      .where("id", "=", ada.waitingTransferId)
      .executeTakeFirst();
  const ofPeer = { from_user_id: ada.peerId, recipient_email: null };
  expect(await transfer()).toEqual({ ...ofPeer, status: "waiting" });
  shop.clock.advance(6 * DAY_MS);
  await returnTransfers(shop.deps);
  expect(await transfer()).toEqual({ ...ofPeer, status: "returned" });
});

test("[SAFE-27] a mail that hadn't left yet doesn't leave any more", async () => {
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => {
    sent.push(mail);
  };
  while ((await deliverDueMails({ ...shop.deps, mailTransport: { send } })) > 0);
  expect(sent.map(({ to }) => to)).toContain(GRACE);
  expect(JSON.stringify(sent)).not.toContain(MARKER);
});

test("[SAFE-26] [SAFE-27] the log has counts of what was erased, and nobody's data", () => {
  expect(shop.logged).toContainEqual({ level: "info", message: "accounts erased", ...NONE, erased: 1 });
  expect(JSON.stringify(shop.logged)).not.toContain(MARKER);
  expect(JSON.stringify(shop.logged)).not.toContain(ada.customer.userId);
});
