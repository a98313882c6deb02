import { type Kysely, sql } from "kysely";
import { escapeHtml } from "../platform/mail/escape-html.ts";
import { LEFT_OUT } from "../platform/mail/without-secrets.ts";
import type { Database } from "../ports/database.ts";

const COLUMNS = ["subject", "text_body", "html_body"] as const;

/**
 * Removes a person's addresses from mails to others: from whom a licence came, to whom one went. The mails stay, because they belong to
 * somebody else. An address is matched as a whole, not as the end or the beginning of another.
 */
export async function redactMentions(trx: Kysely<Database>, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const mention = mentionOf(address);
    const redacted = COLUMNS.map(
      (column) => sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${mention}, ${LEFT_OUT}, 'gi')`,
    );
    await sql`update mails set ${sql.join(redacted)}
      where subject ~* ${mention} or text_body ~* ${mention} or html_body ~* ${mention}`.execute(trx);
  }
}

/** As PostgreSQL's own regular expression, for the address as it appears in a text and in HTML. */
function mentionOf(address: string): string {
  const forms = [...new Set([address, escapeHtml(address)])].map((form) => form.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&"));
  return `(?<![a-z0-9.+_-])(?:${forms.join("|")})(?![a-z0-9-]|\\.[a-z0-9])`;
}
