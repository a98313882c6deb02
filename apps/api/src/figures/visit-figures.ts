import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Figure, Period } from "./figure.ts";

/** Visits and page views of visitors who allow statistics: the others aren't counted. */
export async function visitFigures(db: Kysely<Database>, { firstDay, lastDay }: Period): Promise<Figure[]> {
  const { rows } = await sql<{ visits: number; views: number }>`
    select coalesce(sum(visits), 0)::int as visits, coalesce(sum(views), 0)::int as views
    from page_views_daily where day >= ${firstDay} and day <= ${lastDay}`.execute(db);
  const { visits, views } = rows[0] ?? { visits: 0, views: 0 };
  const figure = (name: string, count: number): Figure => ({
    section: "visits",
    name,
    count,
    units: null,
    money: null,
  });
  return [figure("visits", visits), figure("page views", views)];
}
