import { newSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { renewWindow, zonedTimeMs } from "../sales/index.ts";

/**
 * Moves the contests of the demo that are marked so, so that a demo has one whenever it is started. One that was drawn begins again,
 * without its entries and with a new seed. In production they stay as they are written.
 */
export async function renewDemoContests(deps: Pick<Deps, "db" | "clock" | "random" | "settings">): Promise<void> {
  if (deps.settings.mode !== "demo") return;
  const rows = await deps.db.selectFrom("contests").selectAll().where("renewed_in_days", "is not", null).execute();
  for (const { id, renewed_in_days, starts_local, ends_local, time_zone } of rows) {
    const written = { startsLocal: starts_local, endsLocal: ends_local, timeZone: time_zone };
    const { startsLocal, endsLocal } = renewWindow(written, renewed_in_days ?? 0, deps.clock.nowMs());
    await deps.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom("contest_draws").where("contest_id", "=", id).executeTakeFirst();
      const isDrawn = numDeletedRows > 0n;
      if (isDrawn) await trx.deleteFrom("contest_entries").where("contest_id", "=", id).execute();
      await trx
        .updateTable("contests")
        .set({
          starts_local: startsLocal,
          ends_local: endsLocal,
          starts_at: new Date(zonedTimeMs(startsLocal, time_zone, "start")),
          ends_at: new Date(zonedTimeMs(endsLocal, time_zone, "end")),
          ...(isDrawn && { seed: newSecret(deps.random) }),
        })
        .where("id", "=", id)
        .execute();
    });
  }
}
