// Every test there is: rules, stores, parts, stories, the back end on both engines, journeys in real browsers against
// the built shop, and the examples installed as strangers would. Closes with one line that counts them all.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser, findFirefox } from "../find-browser.mjs";
import { takeFreePorts } from "../take-free-ports.mjs";
import { buildShop } from "./build-shop.mjs";

const REPORTS = ".reports";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const browser = findBrowser();
const [port] = await takeFreePorts(1);
const firefox = findFirefox();
const environment = {
  ...process.env,
  CHROMIUM_PATH: browser,
  ...(firefox && { FIREFOX_PATH: firefox }),
  E2E_PORT: String(port),
  NODE_ENV: "test",
};

buildShop();
const vitest = run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${REPORTS}/vitest.json`,
]);
const playwright = run("playwright", ["test", "--config", "e2e/playwright.config.ts"], {
  NODE_ENV: "production",
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json`,
});

const examples = spawnSync(process.execPath, ["scripts/tasks/examples.mjs"], { stdio: "inherit", env: environment });

const counts = [countVitest(), countPlaywright("playwright.json"), countPlaywright("examples.json")].reduce(add);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
const isGreen = vitest === 0 && playwright === 0 && examples.status === 0;
process.exit(isGreen && counts.failed === 0 && counts.passed > 0 ? 0 : 1);

function run(program, parameters, more = {}) {
  return (
    spawnSync("pnpm", ["exec", program, ...parameters], { stdio: "inherit", env: { ...environment, ...more } })
      .status ?? 1
  );
}

function countVitest() {
  const report = readReport("vitest.json");
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped };
}

function countPlaywright(report) {
  const stats = readReport(report)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
}

function readReport(name) {
  const file = `${REPORTS}/${name}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
