import { parseArgs } from "node:util";
import { createFakeRandom } from "@shop/kernel/testing";
import { startThrowAwayPostgres } from "../../tooling/postgres-for-tests.ts";
import { KILL_POINTS, type KillPoint } from "./kill-points.ts";
import { createKillableShop } from "./killable-shop.ts";
import { startMailSink } from "./mail-sink.ts";
import { startMarketingSink } from "./marketing-sink.ts";
import { type KillOutcome, runKill } from "./run-kill.ts";
import { runTrackingKill } from "./run-tracking-kill.ts";
import { TRACKING_KILL_POINTS } from "./tracking-kill-points.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "pglite" },
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    of: { type: "string", default: "purchase" },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { engine, count, seed } = { engine: values.engine, count: Number(values.count), seed: Number(values.seed) };
if (engine !== "pglite" && engine !== "postgres")
  throw new Error(`--engine is "${engine}"; allowed: pglite, postgres.`);
const isOfTracking = values.of === "tracking";
const points = isOfTracking ? TRACKING_KILL_POINTS : KILL_POINTS;
say(`kills of ${values.of}: ${count}, engine ${engine}, seed ${seed}, ${points.length} named points`);

/** Every point once, in an order of the seed's, then again from the beginning. */
function choosePoints<Point extends KillPoint<string>>(all: readonly Point[]): Point[] {
  const random = createFakeRandom(seed);
  const known = all.filter((point) => !values.only || point.name.includes(values.only));
  const shuffled = known
    .map((point) => ({ point, at: random.fraction() }))
    .sort((a, b) => a.at - b.at)
    .map(({ point }) => point);
  return Array.from(
    { length: values.only ? shuffled.length : count },
    (_, index) => shuffled[index % shuffled.length] as Point,
  );
}

const server = engine === "postgres" ? await startThrowAwayPostgres() : null;
const sink = await startMailSink();
const host = isOfTracking ? await startMarketingSink() : null;
const shop = await createKillableShop({
  smtpUrl: sink.url,
  ...(server && { databaseUrl: server.url }),
  ...(host && { marketingUrl: host.url }),
});
const runs = host
  ? choosePoints(TRACKING_KILL_POINTS).map(
      (point) => (number: number) => runTrackingKill(shop, { mails: sink, host }, point, number),
    )
  : choosePoints(KILL_POINTS).map((point) => (number: number) => runKill(shop, sink, point, number));
const outcomes: KillOutcome[] = [];
const startedMs = performance.now();
for (const [index, run] of runs.entries()) {
  const outcome = await run(index + 1);
  outcomes.push(outcome);
  const verdict = outcome.wrong.length > 0 ? "FAIL" : outcome.wasKilled ? "ok  " : "MISS";
  say(`${verdict} ${outcome.point}${outcome.wrong.map((what) => `\n       ${what}`).join("")}`);
}
await shop.close();
await sink.close();
await host?.close();
await server?.stop();
const failed = outcomes.filter((outcome) => outcome.wrong.length > 0).length;
const missed = outcomes.filter((outcome) => !outcome.wasKilled).length;
const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
say(
  `${outcomes.length} runs in ${seconds} s: ${outcomes.length - missed} kills, ${missed} points not reached, ${failed} with something wrong`,
);
process.exit(failed + missed === 0 ? 0 : 1);
