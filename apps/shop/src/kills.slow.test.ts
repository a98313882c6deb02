import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { KILL_POINTS } from "../../../bench/kills/kill-points.ts";
import { createKillableShop } from "../../../bench/kills/killable-shop.ts";
import { startMailSink } from "../../../bench/kills/mail-sink.ts";
import { startMarketingSink } from "../../../bench/kills/marketing-sink.ts";
import { STEPS } from "../../../bench/kills/purchase.ts";
import { beginPurchase, runKill } from "../../../bench/kills/run-kill.ts";
import { runTrackingKill } from "../../../bench/kills/run-tracking-kill.ts";
import { TRACKING_KILL_POINTS } from "../../../bench/kills/tracking-kill-points.ts";
import { childEnvironment } from "../../../tooling/child-environment.ts";
import { startThrowAwayPostgres } from "../../../tooling/postgres-for-tests.ts";
import { ROOT, requireBuiltShop } from "./testing/spawn-built-shop.ts";

/** Each purchase starts the shop again, and on a busy machine a start takes its time. */
const PATIENCE_MS = 600_000;
/** The places where most could be lost or delivered twice; `npm run bench -- kills` covers every named one. */
const ON_EMBEDDED = [
  "addToCart: the line committed, no answer yet",
  "checkout: the provider has a session, the shop has not noted it",
  "forward: sent, not noted",
  "pay: licences written, no mail yet",
  "pay: the cart is emptied and the invoice has its number, no mail yet",
  "mail: sent, not noted",
];
const ON_POSTGRES = [
  "checkout: the order committed, no answer yet",
  "followUp: mailed, not noted",
  "pay: the provider's payment committed, no answer yet",
  "pay: the coupon used, not committed",
];

beforeAll(requireBuiltShop);

function pointOf(name: string) {
  const point = KILL_POINTS.find((known) => known.name === name);
  if (!point) throw new Error(`There is no point "${name}".`);
  return point;
}

async function killAt(names: readonly string[], databaseUrl?: string): Promise<void> {
  const [sink, host] = [await startMailSink(), await startMarketingSink()];
  const shop = await createKillableShop({
    ...{ smtpUrl: sink.url, marketingUrl: host.url },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  try {
    for (const [index, name] of names.entries()) {
      const tracking = TRACKING_KILL_POINTS.find((known) => known.name === name);
      const outcome = tracking
        ? await runTrackingKill(shop, { mails: sink, host }, tracking, index + 1)
        : await runKill(shop, sink, pointOf(name), index + 1);
      expect(outcome).toEqual({ point: name, wasKilled: true, wrong: [] });
    }
  } finally {
    await shop.close();
    await sink.close();
    await host.close();
  }
}

test(
  "[SAFE-22] [SAFE-23] [TRACK-04] killed in the middle of a purchase, or while it forwards events, the shop comes back on the same folder: nothing is lost, nothing is given twice",
  async () => {
    await killAt(ON_EMBEDDED);
  },
  PATIENCE_MS,
);

test(
  "[SAFE-22] [TRACK-04] the same on PostgreSQL, where the provider has taken the money and the shop has not heard, or a follow-up mail is sent and not noted",
  async () => {
    const server = await startThrowAwayPostgres();
    try {
      await killAt(ON_POSTGRES, server.url);
    } finally {
      await server.stop();
    }
  },
  PATIENCE_MS,
);

test(
  "[SAFE-22] [SAFE-23] an operator's one command gives what a killed shop was paid for, on the folder that the dead one used",
  async () => {
    const sink = await startMailSink();
    const shop = await createKillableShop({ smtpUrl: sink.url });
    const reconcile = () =>
      spawnSync(process.execPath, ["--conditions=@shop/source", "apps/shop/src/commands/reconcile-main.ts"], {
        cwd: ROOT,
        env: { ...childEnvironment(), NODE_ENV: "production", SHOP_LOG: "error", ...shop.settings() },
        encoding: "utf8",
      });
    try {
      const purchase = await beginPurchase(shop, 1);
      for (const act of ["register", "activate", "login", "addToCart", "checkout"] as const) {
        expect(await STEPS[act](purchase, sink)).toBe("done");
      }
      const whileServing = reconcile();
      expect([whileServing.status, whileServing.stderr]).toEqual([1, expect.stringContaining("is in use by process")]);
      await shop.current().obey({ kind: "arm", point: pointOf("pay: the webhook has come, nothing is noted") });
      await expect(STEPS.pay(purchase, sink)).rejects.toThrow();
      expect(await shop.current().ended).toBe("SIGKILL");
      const { status, stdout } = reconcile();
      expect([status, stdout]).toEqual([0, expect.stringContaining("1 were paid and got their licences")]);
      expect(reconcile().stdout).toContain("0 orders compared");
    } finally {
      await shop.close();
      await sink.close();
    }
  },
  PATIENCE_MS,
);

test(
  "[SAFE-17] the shopper of the kills activates an account whose mail has left: the link is in the mail, no longer in the shop's copy",
  async () => {
    const sink = await startMailSink();
    const shop = await createKillableShop({ smtpUrl: sink.url });
    try {
      const purchase = await beginPurchase(shop, 1);
      expect(await STEPS.register(purchase, sink)).toBe("done");
      await shop.current().obey({ kind: "settle" });
      const copies =
        "select 1 from mails where kind = 'activation' and sent_at is not null and text_body like '%key=…%'";
      expect(await shop.current().obey({ kind: "sql", text: copies })).toMatchObject([{ rows: 1 }]);
      expect(await STEPS.activate(purchase, sink)).toBe("done");
    } finally {
      await shop.close();
      await sink.close();
    }
  },
  PATIENCE_MS,
);
