import { createFuzzShop } from "../../apps/api/src/testing/fuzz/create-fuzz-shop.ts";
import type { PlannedCall } from "../../apps/api/src/testing/fuzz/plan-call.ts";
import { runFuzz } from "../../apps/api/src/testing/fuzz/run-fuzz.ts";
import { findBrokenInvariants } from "../../apps/api/src/testing/invariants.ts";
import { listen } from "../../apps/shop/src/server/listen.ts";
import { openThrowAwayDatabase } from "../open-throw-away-database.ts";
import { createHeapReader, type HeapReading } from "./heap.ts";
import { sendOverSocket, WIRE_MODES } from "./over-socket.ts";
import { readParameters } from "./parameters.ts";

/** One in so many goes over a real socket besides, a few at once, after the rest: what races there can't change what the seed makes. */
const OVER_SOCKET_ONE_IN = 100;
const SOCKETS_AT_ONCE = 24;
/** What may be reachable more at the end than after a tenth: the caches that fill, not a call's remains. */
const HEAP_GROWTH_MIB = 8;
const READINGS_AT = [0.1, 0.5, 1];
const FAULTS_SHOWN = 5;

const { engine, count, seed, atOnce } = readParameters(process.argv.slice(2));
const say = (line: string) => void process.stdout.write(`${line}\n`);
say(`fuzz: ${count} envelopes, engine ${engine}, seed ${seed}, ${atOnce} at once`);

const database = await openThrowAwayDatabase(engine);
const errors: string[] = [];
const shop = await createFuzzShop(database.db, (fields, message) =>
  errors.push(JSON.stringify({ ...fields, message })),
);
const listening = await listen(shop.fetch, { port: 0, host: "127.0.0.1" });
const readHeap = createHeapReader();
const readings: HeapReading[] = [];
const socketStatuses: Record<string, number> = {};

async function overSockets(plan: () => PlannedCall): Promise<void> {
  for (let sent = 0; sent < count / OVER_SOCKET_ONE_IN; sent += SOCKETS_AT_ONCE) {
    const calls = Array.from({ length: SOCKETS_AT_ONCE }, plan);
    const responses = await Promise.all(
      calls.map((call, index) =>
        sendOverSocket(listening.port, call, WIRE_MODES[index % WIRE_MODES.length] ?? "whole"),
      ),
    );
    for (const status of responses.flat()) socketStatuses[status] = (socketStatuses[status] ?? 0) + 1;
  }
}

const startedMs = performance.now();
const report = await runFuzz(shop, {
  ...{ seed, count, atOnce },
  afterwards: overSockets,
  onProgress: (sent) => {
    const share = READINGS_AT[readings.length];
    if (share === undefined || sent < count * share) return;
    const reading = readHeap(sent);
    readings.push(reading);
    say(`heap ${JSON.stringify(reading)}`);
  },
});
const seconds = (performance.now() - startedMs) / 1000;
await listening.close();
const broken = await findBrokenInvariants(database.db);
await database.close();

const growth = (readings.at(-1)?.heapMiB ?? 0) - (readings[0]?.heapMiB ?? 0);
const socketFaults = Object.entries(socketStatuses).filter(([status]) => Number(status) >= 500);
const verdicts: ReadonlyArray<[string, boolean]> = [
  [
    `no answer of 500 or more, and each one says yes or no: ${report.faults.length} that don't`,
    report.faults.length === 0,
  ],
  [`over the socket too: ${JSON.stringify(socketStatuses)}`, socketFaults.length === 0],
  [`no error in the log: ${errors.length}`, errors.length === 0],
  [
    `heap flat (at most ${HEAP_GROWTH_MIB} MiB more at the end than after a tenth): ${growth.toFixed(1)} MiB`,
    growth <= HEAP_GROWTH_MIB,
  ],
  [`broken invariants: ${broken.length}`, broken.length === 0],
];
say(`${report.sent} sent in ${seconds.toFixed(0)} s, digest ${report.digest}`);
say(`statuses ${JSON.stringify(report.statuses)}`);
say(`kinds ${JSON.stringify(report.kinds)}`);
say(`operations ${JSON.stringify(report.operations)}`);
for (const fault of report.faults.slice(0, FAULTS_SHOWN)) say(`fault ${JSON.stringify(fault)}`);
for (const error of errors.slice(0, FAULTS_SHOWN)) say(`error ${error}`);
for (const one of broken) say(`broken ${JSON.stringify(one)}`);
for (const [what, isGood] of verdicts) say(`${isGood ? "ok  " : "FAIL"} ${what}`);
process.exit(verdicts.every(([, isGood]) => isGood) ? 0 : 1);
