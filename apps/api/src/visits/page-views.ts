import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { MAX_PATHS_A_DAY } from "./limits.ts";
import type { PageView } from "./read-page-view.ts";

/** The day of a moment, UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Adds one to the page's count of that day. A page that would be one too many of its day isn't counted. */
export async function countPageView(db: Kysely<Database>, { path, isVisit }: PageView, day: string): Promise<void> {
  const visits = isVisit ? 1 : 0;
  await sql`
    insert into page_views_daily (day, path, views, visits)
    select ${day}::text, ${path}::text, 1, ${visits}::int
    where exists (select 1 from page_views_daily where day = ${day} and path = ${path})
      or (select count(*) from page_views_daily where day = ${day}) < ${MAX_PATHS_A_DAY}
    on conflict (day, path) do update
      set views = page_views_daily.views + 1, visits = page_views_daily.visits + excluded.visits`.execute(db);
}

export async function deleteOldPageViews(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom("page_views_daily").where("day", "<", dayOf(before.getTime())).execute();
}
