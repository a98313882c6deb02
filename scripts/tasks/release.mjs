// Publishes every package whose version the registry doesn't have. `npm run task release rehearse` does the same against its
// own registry on this machine, from a clean clone, and installs the result as an outside user would. Append another scope
// to test that too.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rehearseRelease } from "../rehearse-release.mjs";
import { stageRelease } from "../stage-release.mjs";

const release = JSON.parse(readFileSync("release.json", "utf8"));
const [task, scope = release.scope] = process.argv.slice(2);
if (task === "rehearse") await rehearseRelease({ ...release, scope });
else if (task === "publish") publishAll();
else stop("Say what: npm run task release rehearse, or npm run task release publish.");

function publishAll() {
  if (new URL(release.repository).hostname.endsWith(".example"))
    stop("release.json has no repository of yours yet: docs/guides/release.md says what to set.");
  if (output("git", ["status", "--porcelain"]) !== "") stop("There are changes that aren't committed.");
  const folder = mkdtempSync(path.join(tmpdir(), "shop-release-"));
  for (const place of stageRelease(folder, release)) publish(place);
  rmSync(folder, { recursive: true });
}

function publish(place) {
  const { name, version } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"));
  const isPublished =
    spawnSync("npm", ["view", `${name}@${version}`, "version"], { encoding: "utf8" }).stdout.trim() !== "";
  if (isPublished) return console.log(`${name} ${version}: is published already`);
  const provenance = release.provenance ? ["--provenance"] : [];
  const result = spawnSync("npm", ["publish", place, "--access", "public", ...provenance], { stdio: "inherit" });
  if (result.status !== 0)
    stop(`${name} ${version} was not published. Run the command again: what is published stays.`);
  console.log(`${name} ${version}: published`);
}

function output(program, parameters) {
  return spawnSync(program, parameters, { encoding: "utf8" }).stdout.trim();
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
