import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildContent,
  createTestApp,
  importTestContent,
  insertUser,
  newOwner,
  type TestApp,
  withDrawing,
} from "../testing/index.ts";
import { returnTransfers } from "./return-transfers.ts";
import { takeBackChain } from "./take-back-chain.ts";

const TRANSFER_WAIT_MS = 14 * 24 * 60 * 60 * 1000;
const DRAWING = '<img src="http://shop.test/media/images/0123456789abcdef/380/cards/l.svg.png" alt="" width="190"';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps, withDrawing(buildContent(), "faAlign"));
});
afterAll(() => shop.close());

test("every mail about a licence that is handed on shows the product's small drawing", async () => {
  const recipient = `${await insertUser(shop.deps)}@shop.test`;
  await (await newOwner(shop)).transferTo(recipient);
  await (await newOwner(shop)).transferTo("stranger@elsewhere.example");
  shop.clock.advance(TRANSFER_WAIT_MS);
  await returnTransfers(shop.deps);
  const refunded = await newOwner(shop);
  await refunded.transferTo("another@elsewhere.example");
  await takeBackChain(shop.db, shop.deps, [refunded.licenceId], "refunded");

  const mails = await shop.db.selectFrom("mails").selectAll().where("kind", "like", "licence%").execute();
  expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual([
    "licenceHandedOn",
    "licenceOffered",
    "licenceReceived",
    "licenceReturned",
    "licenceTakenBack",
  ]);
  for (const { kind, html_body, text_body } of mails) {
    expect(html_body.split(DRAWING), kind).toHaveLength(2);
    expect(text_body, kind).not.toContain("/media/");
  }
});
