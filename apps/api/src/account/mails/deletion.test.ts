import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { deletionCancelledMail, deletionScheduledMail } from "./deletion.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };

const TIME = new Date("2026-01-15T13:05:00Z");

const TIMES = { en: "15 January 2026 at 13:05", de: "15. Januar 2026 um 13:05", ja: "2026年1月15日 13:05" } as const;

const contact = "team@shop.example";

test.each(LOCALES)(
  "[ACCT-06] the mails of a deletion in %s say when it is, how to cancel, and that it was cancelled",
  (locale) => {
    const to = { locale, name: "Ada", contact };
    const scheduled = deletionScheduledMail(SETTINGS, { ...to, dueAt: TIME });
    for (const part of ["Ada", "90", contact]) expect(scheduled.text).toContain(part);
    expect(scheduled.text.split(TIMES[locale])).toHaveLength(3);
    const cancelled = deletionCancelledMail(SETTINGS, { ...to, cancelledAt: TIME });
    for (const part of ["Ada", TIMES[locale], contact]) expect(cancelled.text).toContain(part);
    for (const mail of [scheduled, cancelled]) {
      expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}|action=|key=/);
    }
  },
);
