import { findLatestTime, forgetLatestTime, type Log, type OpenDatabase } from "@shop/api";
import { type Clock, createForwardClock, createSystemClock } from "@shop/kernel";
import type { Settings } from "../settings/settings.ts";

/**
 * The clock for everything that has a time limit. It starts no earlier than the last time at which the shop was running, and only moves
 * forward: setting the machine's clock back, while the shop runs or while it is stopped, extends no limit, link or session.
 * Source: SAFE-20.
 */
export async function openShopClock(
  settings: Pick<Settings, "SHOP_CLOCK">,
  { db }: Pick<OpenDatabase, "db">,
  log: Log,
  machine: Clock = createSystemClock(),
): Promise<Clock> {
  if (settings.SHOP_CLOCK === "machine") await forgetLatestTime(db);
  const latestMs = await findLatestTime(db);
  const behindMs = latestMs - machine.nowMs();
  if (behindMs > 0) {
    log.warn(
      { behindSeconds: Math.ceil(behindMs / 1000) },
      "the machine's clock is behind the time at which the shop last ran; the shop counts on from that time (see SHOP_CLOCK)",
    );
  }
  return createForwardClock(machine, () => performance.now(), latestMs);
}
