// Runs on any Node >= 20 with npm and nothing else. Fetches the pinned Node and pnpm from the npm registry into
// .tools/ (git-ignored), installs the workspace from its lockfile, then runs scripts/tasks/<name>.mjs with that Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const NODE_VERSION = "24.21.0";
const PNPM_VERSION = "12.21.0";
const isWindows = process.platform === "win32";
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const tools = path.join(root, ".tools");
const platform = `${isWindows ? "win" : process.platform}-${process.arch}`;
const nodeDirectory = path.join(tools, "node_modules", `node-${platform}`, "bin");
const pnpmDirectory = path.join(tools, "node_modules", "@pnpm", `exe.${process.platform}-${process.arch}`);
const nodeBinary = path.join(nodeDirectory, isWindows ? "node.exe" : "node");
const pnpmBinary = path.join(pnpmDirectory, isWindows ? "pnpm.exe" : "pnpm");

const [task = "start", ...taskArguments] = process.argv.slice(2);
const taskFile = path.join(root, "scripts", "tasks", `${task}.mjs`);
if (!existsSync(taskFile)) {
  console.error(`There is no task "${task}". The tasks are the files in scripts/tasks/.`);
  process.exit(2);
}

installTools();
const environment = cleanEnvironment();
installWorkspace();
runTask();

/** A stamp beside the installed packages names their versions and the machine; if either changes, they are installed again. */
function installTools() {
  const stamp = path.join(tools, "stamp.json");
  const wanted = JSON.stringify({ NODE_VERSION, PNPM_VERSION, platform });
  if (readIfThere(stamp) === wanted && existsSync(nodeBinary)) return;
  console.log(`Fetching Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} into .tools/ …`);
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, "package.json"), JSON.stringify({ private: true, name: "tools" }));
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"];
  const packages = [`node-${platform}@${NODE_VERSION}`, `pnpm@${PNPM_VERSION}`];
  const result = spawnSync("npm", ["install", "--prefix", tools, ...options, ...packages], {
    stdio: "inherit",
    cwd: tools,
    shell: isWindows,
  });
  if (result.status !== 0)
    fail(`Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} could not be fetched from the npm registry.`);
  writeFileSync(stamp, wanted);
}

/** npm's own lifecycle variables must not leak into pnpm, which would take them for its settings. */
function cleanEnvironment() {
  const clean = { ...process.env, PATH: [nodeDirectory, pnpmDirectory, process.env.PATH].join(path.delimiter) };
  for (const name of Object.keys(clean)) if (/^npm_/i.test(name)) delete clean[name];
  // Node keeps what it compiled, so that the next process starts in half the time.
  clean.NODE_COMPILE_CACHE ??= path.join(tools, "compile-cache");
  clean.TURBO_TELEMETRY_DISABLED = "1";
  clean.STORYBOOK_DISABLE_TELEMETRY = "1";
  return clean;
}

/** Skipped while the lockfile is the one that was installed last, so that a warm start loses no time. */
function installWorkspace() {
  const stamp = path.join(root, "node_modules", ".installed");
  const lock = readIfThere(path.join(root, "pnpm-lock.yaml")) ?? "";
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (readIfThere(stamp) === wanted) return;
  const result = spawnSync(pnpmBinary, ["install", "--frozen-lockfile", "--prefer-offline"], {
    stdio: "inherit",
    cwd: root,
    env: { ...environment, CI: "true" },
  });
  if (result.status !== 0) fail("The packages could not be installed; the lines above say why.");
  writeFileSync(stamp, wanted);
}

/** The task gets its own process group, so that one signal reaches the whole tree. */
function runTask() {
  const child = spawn(nodeBinary, [taskFile, ...taskArguments], {
    stdio: "inherit",
    cwd: root,
    env: environment,
    detached: !isWindows && !process.stdin.isTTY,
  });
  const forward = (signal) => {
    if (child.exitCode === null) process.kill(isWindows || process.stdin.isTTY ? child.pid : -child.pid, signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => forward(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
