import { TEST_ORIGIN } from "../create-test-app.ts";
import type { PayingTestApp } from "../with-test-payments.ts";
import { changedTables, fingerprintDatabase } from "./fingerprint.ts";

const LINK = /https?:\/\/[^\s"'<>]+/g;
const TIMES = 2;

export interface MailScanner {
  /** The kinds of the mails that were looked at. */
  readonly kinds: ReadonlySet<string>;
  /** Opens every link of every new mail as a scanner does: HEAD and GET, twice, without a cookie. Returns the faults found. */
  scan(): Promise<string[]>;
}

/** What is between a shop and its customers' mailboxes, and follows links before anybody has read them. */
export function createMailScanner(shop: PayingTestApp): MailScanner {
  const kinds = new Set<string>();
  const seen = new Set<string>();
  return {
    kinds,
    scan: async () => {
      const mails = (await shop.db.selectFrom("mails").selectAll().execute()).filter(({ id }) => !seen.has(id));
      const amiss: string[] = [];
      const before = await fingerprintDatabase(shop.db);
      for (const mail of mails) {
        seen.add(mail.id);
        kinds.add(mail.kind);
        const html = mail.html_body.replaceAll("&amp;", "&");
        const written = [mail.text_body, html, ...Object.values(mail.headers)].join("\n");
        for (const link of new Set(written.match(LINK))) amiss.push(...(await open(shop, link)));
      }
      const changed = changedTables(before, await fingerprintDatabase(shop.db));
      return [...amiss, ...changed];
    },
  };
}

async function open(shop: PayingTestApp, link: string): Promise<string[]> {
  if (new URL(link).origin !== TEST_ORIGIN) return [`${link} leads elsewhere`];
  const amiss: string[] = [];
  for (const method of Array.from({ length: TIMES }, () => ["HEAD", "GET"]).flat()) {
    const { status } = await shop.app.request(link, { method });
    // Pages are the storefront's: here there are none.
    if (status >= 500) amiss.push(`${method} ${link}: ${status}`);
  }
  return amiss;
}
