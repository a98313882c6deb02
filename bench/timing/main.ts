// npm run bench -- timing [--samples 400] [--seed 1] [--only login]: whether response times reveal that an address has an account. See
// README.md.
import { parseArgs } from "node:util";
import type { Random } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { type Latencies, summarise } from "../latencies.ts";
import { withShopOnPostgres } from "../shop-process/with-shop-on-postgres.ts";
import { ASKED_ACTS, type AskedAct, KINDS, type Kind, prepareAsking } from "./asked-acts.ts";
import { type Answer, timeAnswer } from "./time-answer.ts";

const { values } = parseArgs({
  options: {
    samples: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const samples = Number(values.samples);
/** Asked before and not counted: connections are open, code is compiled, plans are made. */
const WARM_UP = 40;
const MOST_APART_MS = 2;

await withShopOnPostgres(async (running) => {
  const random = createFakeRandom(Number(values.seed));
  for (const act of ASKED_ACTS.filter(({ name }) => !values.only || name === values.only)) {
    const asking = await prepareAsking(running, act, samples + WARM_UP);
    const order = shuffled(asking, random);
    const responses: Array<Answer & { kind: Kind }> = [];
    for (const { kind, call } of order) responses.push({ kind, ...(await timeAnswer(running.port, call)) });
    print(act, responses);
  }
});

/** Each kind's first ones come first, as the warm-up; the order of all others is drawn. */
function shuffled<Asked>(asking: readonly Asked[], random: Random): Asked[] {
  const warmUp = WARM_UP * KINDS.length;
  const rest = asking.slice(warmUp).map((asked) => ({ asked, draw: random.fraction() }));
  return [
    ...asking.slice(0, warmUp),
    ...rest.toSorted((one, other) => one.draw - other.draw).map(({ asked }) => asked),
  ];
}

function print({ name }: AskedAct, responses: ReadonlyArray<Answer & { kind: Kind }>): void {
  const counted = responses.slice(WARM_UP * KINDS.length);
  const medians: number[] = [];
  console.log(`\n${name}`);
  for (const kind of KINDS) {
    const ofKind = counted.filter((answer) => answer.kind === kind);
    const times = summarise(ofKind.map(({ ms }) => ms));
    medians.push(times.p50Ms);
    console.log(
      `  ${kind.padEnd(12)} ${describe(times)}   ${[...new Set(ofKind.map(({ said }) => said))].join(" | ")}`,
    );
  }
  const apartMs = Math.max(...medians) - Math.min(...medians);
  const isSame = new Set(responses.map(({ said }) => said)).size === 1;
  const verdict = apartMs <= MOST_APART_MS && isSame ? "reveals nothing" : "DIFFERS";
  console.log(
    `  medians ${apartMs.toFixed(2)} ms apart, responses ${isSame ? "all the same" : "of several kinds"}: ${verdict}`,
  );
}

function describe({ count, p50Ms, p95Ms }: Latencies): string {
  return `${count} responses, median ${p50Ms.toFixed(2)} ms, p95 ${p95Ms.toFixed(2)} ms`;
}
