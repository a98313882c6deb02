import { parseArgs } from "node:util";
import { createFakeRandom } from "@shop/kernel/testing";
import { startThrowAwayPostgres } from "../../tooling/postgres-for-tests.ts";
import { KILL_POINTS, type KillPoint } from "./kill-points.ts";
import { createKillableShop } from "./killable-shop.ts";
import { startMailSink } from "./mail-sink.ts";
import { type KillOutcome, runKill } from "./run-kill.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "pglite" },
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { engine, count, seed } = { engine: values.engine, count: Number(values.count), seed: Number(values.seed) };
if (engine !== "pglite" && engine !== "postgres")
  throw new Error(`--engine is "${engine}"; allowed: pglite, postgres.`);
say(`kills: ${count}, engine ${engine}, seed ${seed}, ${KILL_POINTS.length} named points`);

/** Every point once, in an order of the seed's, then again from the beginning. */
function choosePoints(): KillPoint[] {
  const random = createFakeRandom(seed);
  const known = KILL_POINTS.filter((point) => !values.only || point.name.includes(values.only));
  const shuffled = known
    .map((point) => ({ point, at: random.fraction() }))
    .sort((a, b) => a.at - b.at)
    .map(({ point }) => point);
  return Array.from(
    { length: values.only ? shuffled.length : count },
    (_, index) => shuffled[index % shuffled.length] as KillPoint,
  );
}

const server = engine === "postgres" ? await startThrowAwayPostgres() : null;
const sink = await startMailSink();
const shop = await createKillableShop({ smtpUrl: sink.url, ...(server ? { databaseUrl: server.url } : {}) });
const outcomes: KillOutcome[] = [];
const startedMs = performance.now();
for (const [index, point] of choosePoints().entries()) {
  const outcome = await runKill(shop, sink, point, index + 1);
  outcomes.push(outcome);
  const verdict = outcome.wrong.length > 0 ? "FAIL" : outcome.wasKilled ? "ok  " : "MISS";
  say(`${verdict} ${point.name}${outcome.wrong.map((what) => `\n       ${what}`).join("")}`);
}
await shop.close();
await sink.close();
await server?.stop();
const failed = outcomes.filter((outcome) => outcome.wrong.length > 0).length;
const missed = outcomes.filter((outcome) => !outcome.wasKilled).length;
const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
say(
  `${outcomes.length} purchases in ${seconds} s: ${outcomes.length - missed} kills, ${missed} points not reached, ${failed} with something wrong`,
);
process.exit(failed + missed === 0 ? 0 : 1);
