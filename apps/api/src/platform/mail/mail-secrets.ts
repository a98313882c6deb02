import { type Expression, sql } from "kysely";
import { LEFT_OUT } from "./without-secrets.ts";

/** As PostgreSQL's own regular expressions. Everything of a link but its key stays. */
const LINK_KEY = '([?&;]key=)[^&[:space:]<>"]+';
const PIN = "(?<![0-9a-f-])\\d{8}(?![0-9a-f-])";

/** A body with its PIN and key removed; unchanged if it contains none. For the set of an update. */
export function withoutSecrets(column: "text_body" | "html_body"): Expression<string> {
  const body = sql.ref(column);
  const withoutKey = sql`regexp_replace(${body}, ${LINK_KEY}, ${`\\1${LEFT_OUT}`}, 'g')`;
  return sql<string>`case when holds_secret then regexp_replace(${withoutKey}, ${PIN}, ${LEFT_OUT}, 'g') else ${body} end`;
}
