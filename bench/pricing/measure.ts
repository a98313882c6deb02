const WARM_UP_MS = 200;
const ROUND_MS = 150;
const ROUNDS = 9;
const BATCH = 100;

/** Prints the median of several rounds of each row, taken in turn so that the machine's moods meet all of them, in microseconds. */
export function measure(rows: Readonly<Record<string, (index: number) => unknown>>): void {
  const entries = Object.entries(rows);
  for (const [, work] of entries) run(work, WARM_UP_MS);
  const times = entries.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [, work]] of entries.entries()) times[index]?.push(run(work, ROUND_MS));
  }
  for (const [index, [name]] of entries.entries()) {
    const sorted = (times[index] ?? []).toSorted((a, b) => a - b);
    console.log(`  ${name.padEnd(30)}${(sorted[ROUNDS >> 1] ?? 0).toFixed(3).padStart(9)}`);
  }
}

/** What was made last; read at the end, so that no engine can leave the work out. */
let last: unknown;
process.on("exit", () => {
  if (last === undefined) process.exitCode = 1;
});

function run(work: (index: number) => unknown, forMs: number): number {
  const start = performance.now();
  let count = 0;
  let tookMs = 0;
  while (tookMs < forMs) {
    for (let index = 0; index < BATCH; index += 1) last = work(count + index);
    count += BATCH;
    tookMs = performance.now() - start;
  }
  return (tookMs * 1000) / count;
}
