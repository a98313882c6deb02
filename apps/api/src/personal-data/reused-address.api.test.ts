import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyEmailChanges } from "../email-change/apply-email-changes.ts";
import { insertEmailChange } from "../email-change/email-changes.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { createTestApp, importTestContent, insertUser, newOwner, type TestApp } from "../testing/index.ts";
import { eraseDueAccounts } from "./erase-due-accounts.ts";
import { readPerson } from "./read-person.ts";

let shop: TestApp;
/** An address, its first owner, and its current owner. */
let address = "";
let formerId = "";
let newId = "";
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  formerId = await insertUser(shop.deps);
  address = `${formerId}@shop.test`;
  await (await newOwner(shop)).transferTo(address);
  const now = new Date(shop.clock.nowMs());
  const change = { id: formerId, userId: formerId, oldEmail: address, newEmail: `${formerId}@new.example` };
  await insertEmailChange(shop.db, { ...change, now, takesEffectAt: now });
  await applyEmailChanges(shop.deps);
  newId = await insertUser(shop.deps);
  await shop.db.updateTable("users").set({ email: address }).where("id", "=", newId).execute();
});

async function erase(userId: string): Promise<void> {
  const due = { deletion_due_at: new Date(shop.clock.nowMs()) };
  await shop.db.updateTable("users").set(due).where("id", "=", userId).execute();
  await eraseDueAccounts(shop.deps);
}

test("[SAFE-27] an account with an address that another account had before is shown nothing of that account", async () => {
  const file = await readPerson(shop.db, { userId: newId, email: address });
  expect(file.mails).toEqual([]);
  expect(file.licence_transfers).toEqual([]);
  const former = await readPerson(shop.db, { userId: formerId, email: `${formerId}@new.example` });
  // Mails of the same moment have no order.
  const received = ["licenceReceived", "emailChanged", "emailChanged"].map((kind) => expect.objectContaining({ kind }));
  expect(former).toMatchObject({
    mails: expect.arrayContaining(received),
    licence_transfers: [{ direction: "received" }],
  });
  expect(former.mails).toHaveLength(3);
});

test("[SAFE-27] erasing the account that has the address now leaves the other one's licence where a refund finds it", async () => {
  await erase(newId);
  const ofFormer = shop.db.selectFrom("licence_transfers").select("new_licence_id").where("to_user_id", "=", formerId);
  expect((await ofFormer.executeTakeFirst())?.new_licence_id).toEqual(expect.any(String));
});

test("[SAFE-27] erasing the account that had the address leaves it in the mails of who has it now", async () => {
  const text = `The address of your account is ${address}.`;
  const mail = { kind: "contactCopy", recipient: address, userId: newId, subject: "s", html: text, text } as const;
  await enqueueMail(shop.db, shop.deps, mail);
  await erase(formerId);
  const kept = shop.db.selectFrom("mails").select("text_body").where("user_id", "=", newId);
  expect(await kept.execute()).toEqual([{ text_body: text }]);
});
