// From a command to the line "ready": the process alone, and with --clone the two commands' first one on a clean clone.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";
import { freePort, inThrowAwayFolder, ROOT, startShopProcess } from "../shop-process/start-shop-process.ts";

const { values } = parseArgs({
  options: { clone: { type: "boolean", default: false }, runs: { type: "string", default: "5" } },
});
/** Long enough for what the start left behind to be collected. */
const REST_MS = 15_000;

await inThrowAwayFolder(async (folder) => {
  const dataDirectory = path.join(folder, "data");
  const first = await startShopProcess({ dataDirectory });
  console.log(`process, new data folder (content, migration, seed): ${first.readyMs.toFixed(0)} ms`);
  await first.stop();
  const warm: number[] = [];
  let restMib = 0;
  for (let run = 0; run < Number(values.runs); run++) {
    const shop = await startShopProcess({ dataDirectory });
    warm.push(shop.readyMs);
    if (run === 0) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      restMib = await shop.memoryMib();
    }
    await shop.stop();
  }
  warm.sort((one, other) => one - other);
  const median = warm[Math.floor(warm.length / 2)] ?? 0;
  console.log(
    `process, data there: ${median.toFixed(0)} ms (median of ${warm.length}, ${warm[0]?.toFixed(0)} to ${warm.at(-1)?.toFixed(0)})`,
  );
  console.log(`memory at rest, embedded database included: ${restMib.toFixed(0)} MiB`);
  if (values.clone) await measureClone(path.join(folder, "clone"));
});

async function measureClone(clone: string): Promise<void> {
  spawnSync("git", ["clone", "--quiet", ROOT, clone], { stdio: "inherit" });
  console.log(`npm start on a clean clone: ${((await npmStartMs(clone)) / 1000).toFixed(1)} s`);
  console.log(`npm start again: ${((await npmStartMs(clone)) / 1000).toFixed(1)} s`);
}

async function npmStartMs(cwd: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += chunk;
    if (/^ready /m.test(said)) break;
  }
  const took = performance.now() - startedAt;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  return took;
}
