import { setTimeout } from "node:timers/promises";
import {
  deliverDueMails,
  deliverTestWebhooks,
  forwardEvents,
  reconcileOrders,
  runOperatorCommand,
  sendFollowUps,
} from "@shop/api";
import { sql } from "kysely";
import { findBrokenInvariants } from "../../apps/api/src/testing/invariants.ts";
import type { ShopDeps } from "../../apps/shop/src/create-shop-deps.ts";
import { readSettings } from "../../apps/shop/src/settings/read-settings.ts";
import { startShop } from "../../apps/shop/src/start-shop.ts";
import { installKillSwitch } from "./kill-switch.ts";
import type { ServerMessage, ServerOrder } from "./server-process.ts";

/**
 * The shop as `main.ts` runs it, in a process that can be made to die at a named point. `KILL_CLOCK_AHEAD_MS` lets its time be later
 * than the machine's: what waits for minutes to pass doesn't make anybody wait.
 */
const aheadMs = Number(process.env.KILL_CLOCK_AHEAD_MS ?? 0);
const machineNow = Date.now;
Date.now = () => machineNow() + aheadMs;

/** What a busy machine may need to send one mail. */
const MAIL_PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;

const killSwitch = installKillSwitch(() => process.kill(process.pid, "SIGKILL"));
const opened: { shop?: ShopDeps } = {};
const running = await startShop(readSettings(process.env), {
  isDevelopment: false,
  onOpened: (shop) => {
    opened.shop = shop;
  },
});
const { shop } = opened;
if (!shop) throw new Error("The shop started without telling what it opened.");

process.on("message", (order: ServerOrder) => {
  void obey(shop, order).then((message) => process.send?.(message));
});
process.send?.({ kind: "ready", url: running.url } satisfies ServerMessage);

async function obey({ deps, testPayments }: ShopDeps, order: ServerOrder): Promise<ServerMessage> {
  switch (order.kind) {
    case "ping":
      return { kind: "done", broken: [] };
    case "arm":
      killSwitch.arm(order.point);
      return { kind: "done", broken: [] };
    case "reconcile":
      await reconcileOrders(deps, { isComplete: true });
      return { kind: "done", broken: await findBrokenInvariants(deps.db) };
    case "forward":
      await forwardAll(deps);
      return { kind: "done", broken: [] };
    case "followUps":
      await sendFollowUps({ ...deps, marketingHost: null });
      await deliverAllMails(deps);
      return { kind: "done", broken: [] };
    case "verifyRecords": {
      const checked = await runOperatorCommand({ ...deps, readTextFile: async () => null }, [
        "consent-records",
        "verify",
      ]);
      return { kind: "done", broken: checked.isOk ? [] : [{ name: "chain", rows: 1, first: checked.failure }] };
    }
    case "sql": {
      const { rows } = await sql.raw(order.text).execute(deps.db);
      return { kind: "done", broken: [{ name: order.text, rows: rows.length, first: rows[0] ?? null }] };
    }
    case "settle":
      await deliverTestWebhooks(testPayments);
      await deliverAllMails(deps);
      return { kind: "done", broken: await findBrokenInvariants(deps.db) };
  }
}

async function forwardAll(deps: ShopDeps["deps"]): Promise<void> {
  const late = AbortSignal.timeout(MAIL_PATIENCE_MS);
  const isWaiting = async () =>
    (await deps.db.selectFrom("marketing_forwards").select("id").limit(1).execute()).length > 0;
  do await forwardEvents(deps);
  while ((await isWaiting()) && !late.aborted && (await setTimeout(LOOK_AGAIN_MS, true)));
}

/** Also waits for the mails that the shop's own job has claimed and is still sending: a run of ours leaves those to it. */
async function deliverAllMails(deps: ShopDeps["deps"]): Promise<void> {
  const late = AbortSignal.timeout(MAIL_PATIENCE_MS);
  do await deliverDueMails(deps);
  while ((await hasUnsentMail(deps)) && !late.aborted && (await setTimeout(LOOK_AGAIN_MS, true)));
}

async function hasUnsentMail({ db }: ShopDeps["deps"]): Promise<boolean> {
  return (await db.selectFrom("mails").select("id").where("sent_at", "is", null).limit(1).execute()).length > 0;
}
