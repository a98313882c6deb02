// Runs every command in README.md, in order, in a clean clone of the last commit: each must succeed, or reach "ready" and is then stopped.
// Takes about an hour, most of it `npm test`. Words filter: `npm run task readme-commands -- build verify` runs those that contain one of
// them.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { namedCommands, targetOf } from "../named-commands.mjs";
import { takeFreePorts } from "../take-free-ports.mjs";

/** What they print once they serve. They run until they are stopped. */
const READY = { start: /^ready /m, dev: /^ready /m, storybook: /Local:\s+http/ };
/** The README's placeholder for any pnpm command. */
const ANY = "pnpm …";
const READY_WITHIN_MS = 15 * 60_000;

const chosen = process.argv.slice(2).filter((word) => word !== "--");
const isChosen = (command) => chosen.length === 0 || chosen.some((word) => command.includes(word));
const folder = mkdtempSync(path.join(tmpdir(), "shop-readme-"));
// Started by root, PostgreSQL runs as a user of its own, who has to get to its programs in the clone.
chmodSync(folder, 0o755);
const clone = path.join(folder, "clone");
const failed = [];
try {
  if (spawnSync("git", ["clone", "--quiet", process.cwd(), clone], { stdio: "inherit" }).status !== 0)
    throw new Error("The last commit could not be cloned.");
  for (const command of namedCommands(readFileSync(path.join(clone, "README.md"), "utf8")).filter(isChosen)) {
    console.log(`\n> ${command}`);
    const startMs = Date.now();
    const isWell = await run(command.replace(ANY, "pnpm --version"));
    console.log(`${isWell ? "well" : "FAILED"}: ${command} (${Math.round((Date.now() - startMs) / 1000)} s)`);
    if (!isWell) failed.push(command);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed.length === 0 ? "\nEvery command ended well." : `\nFailed: ${failed.join("; ")}`);
process.exit(failed.length === 0 ? 0 : 1);

async function run(command) {
  const ready = READY[targetOf(command)[0]];
  const [port] = await takeFreePorts(1);
  const child = spawn("/bin/sh", ["-c", `exec ${command}`], {
    cwd: clone,
    env: ready ? { ...process.env, PORT: String(port) } : process.env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  let wasReady = false;
  const stop = () => child.kill("SIGTERM");
  const timer = ready && setTimeout(stop, READY_WITHIN_MS);
  child.stdout.on("data", (chunk) => {
    process.stdout.write(chunk);
    if (!ready || wasReady) return;
    printed += chunk;
    wasReady = ready.test(printed);
    if (wasReady) stop();
  });
  const code = await new Promise((resolve) => child.on("exit", resolve));
  clearTimeout(timer);
  return ready ? wasReady : code === 0;
}
