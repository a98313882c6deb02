import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** Counts a view of a missing address. New addresses are stored only while there are fewer than `mostUrls`. */
export async function countNotFound(
  db: Kysely<Database>,
  report: { readonly url: string; readonly now: Date; readonly mostUrls: number },
): Promise<void> {
  await sql`
    insert into not_found_reports as known (url, views, first_seen_at, last_seen_at)
    select ${report.url}::text, 1, ${report.now}::timestamptz, ${report.now}::timestamptz
    where (select count(*) from not_found_reports) < ${report.mostUrls}
      or exists (select 1 from not_found_reports where url = ${report.url})
    on conflict (url) do update set views = known.views + 1, last_seen_at = excluded.last_seen_at`.execute(db);
}
