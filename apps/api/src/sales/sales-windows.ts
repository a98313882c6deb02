import type { WireSalesWindow } from "@shop/api-client/contract";
import { windowState } from "@shop/engagement";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { renewWindow } from "./renew-window.ts";
import { zonedTimeMs } from "./zoned-time.ts";

/** Every sales window that hasn't been taken out, with its state, by when it starts. Source: ENGAGE-05. */
export async function listSalesWindows(db: Kysely<Database>, nowMs: number): Promise<WireSalesWindow[]> {
  const rows = await db
    .selectFrom("campaigns")
    .selectAll()
    .where("kind", "=", "salesWindow")
    .where("removed_at", "is", null)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    discount: row.percent,
    loyaltyDiscount: row.loyalty_percent,
    products: row.product_names,
    productTypes: row.product_types,
    benefits: row.benefits,
    ctaText: row.cta_text,
    page: row.page,
    translations: row.translations,
    state: windowState({ startsAtMs: row.starts_at.getTime(), endsAtMs: row.ends_at.getTime() }, nowMs),
  }));
}

/**
 * Moves the windows of the demo that are marked so, so that a demo has a sale whenever it is started. In production they stay as they are
 * written: a sale that never ends is none.
 */
export async function renewDemoWindows(deps: Pick<Deps, "db" | "clock" | "settings">): Promise<void> {
  if (deps.settings.mode !== "demo") return;
  const rows = await deps.db.selectFrom("campaigns").selectAll().where("renewed_in_days", "is not", null).execute();
  for (const { id, renewed_in_days, starts_local, ends_local, time_zone } of rows) {
    const written = { startsLocal: starts_local, endsLocal: ends_local, timeZone: time_zone };
    const { startsLocal, endsLocal } = renewWindow(written, renewed_in_days ?? 0, deps.clock.nowMs());
    await deps.db
      .updateTable("campaigns")
      .set({
        starts_local: startsLocal,
        ends_local: endsLocal,
        starts_at: new Date(zonedTimeMs(startsLocal, time_zone, "start")),
        ends_at: new Date(zonedTimeMs(endsLocal, time_zone, "end")),
      })
      .where("id", "=", id)
      .execute();
  }
}
