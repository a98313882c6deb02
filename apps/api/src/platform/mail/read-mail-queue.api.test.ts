import { expect, test } from "vitest";
import { createTestApp } from "../../testing/index.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { readMailQueue } from "./read-mail-queue.ts";

test("mails that wait are counted with the age of the oldest, without those that were sent or given up", async () => {
  const shop = await createTestApp();
  const { db, deps, clock } = shop;
  expect(await readMailQueue(deps)).toEqual({ count: 0, oldestAgeMs: 0 });
  for (const subject of ["sent", "given up", "refused once", "new"]) {
    const mail = { kind: "orderConfirmation", recipient: "ada@customer.example", userId: null } as const;
    await enqueueMail(db, deps, { ...mail, subject, text: "Text", html: "<p>HTML</p>" });
    clock.advance(60_000);
  }
  const update = (subject: string) => db.updateTable("mails").where("subject", "=", subject);
  await update("sent")
    .set({ sent_at: new Date(clock.nowMs()) })
    .execute();
  await update("given up").set({ attempts: 30 }).execute();
  await update("refused once").set({ attempts: 1 }).execute();
  expect(await readMailQueue(deps)).toEqual({ count: 2, oldestAgeMs: 120_000 });
  await shop.close();
});
