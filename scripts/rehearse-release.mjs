// A release on this machine only: clean clone, versions, build, a private registry, and a host that installs from it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { stageRelease } from "./stage-release.mjs";
import { takeFreePorts } from "./take-free-ports.mjs";

const require = createRequire(import.meta.url);

/** Throws if a step fails. Leaves nothing behind. The scope may differ from that of release.json, to test another one. */
export async function rehearseRelease(release) {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-rehearsal-"));
  const [port] = await takeFreePorts(1);
  const registry = await startRegistry(folder, port);
  const home = process.cwd();
  try {
    const clone = path.join(folder, "clone");
    step("clean clone", "git", ["clone", "--quiet", home, clone], home);
    step("install", "pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], clone);
    step("versions and changelogs", "pnpm", ["changeset", "version"], clone);
    process.chdir(clone);
    const places = stageRelease(path.join(folder, "staged"), release);
    for (const place of places) publish(place, port);
    const manifests = places.map((place) => JSON.parse(readFileSync(path.join(place, "package.json"), "utf8")));
    for (const place of places) check(existsSync(path.join(place, "CHANGELOG.md")), `${place} has no changelog`);
    tryHost(path.join(folder, "host"), { manifests, scope: release.scope, port });
    console.log(`rehearsed: ${manifests.map(({ name, version }) => `${name} ${version}`).join(", ")}`);
  } finally {
    process.chdir(home);
    registry.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startRegistry(folder, port) {
  const config = path.join(folder, "registry.yaml");
  const lines = [
    `storage: ${path.join(folder, "storage")}`,
    "auth: { htpasswd: { file: ./htpasswd, max_users: -1 } }",
    'packages: { "@*/*": { access: $all, publish: $all } }',
    "log: { type: stdout, format: pretty, level: error }",
  ];
  writeFileSync(config, lines.join("\n"));
  const program = path.join(path.dirname(require.resolve("verdaccio/package.json")), "bin/verdaccio");
  const child = spawn(process.execPath, [program, "--config", config, "--listen", `127.0.0.1:${port}`], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (let tries = 0; tries < 120; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/-/ping`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error("The private registry didn't start.");
}

function publish(place, port) {
  writeFileSync(path.join(place, ".npmrc"), `//127.0.0.1:${port}/:_authToken=rehearsal\n`);
  step(
    `publish ${path.basename(place)}`,
    "npm",
    ["publish", "--registry", `http://127.0.0.1:${port}`, "--access", "public"],
    place,
  );
}

/** A host doesn't know the workspace: it installs what it needs by name, and every entry must load in plain Node. */
function tryHost(host, { manifests, scope, port }) {
  mkdirSync(host);
  writeFileSync(path.join(host, ".npmrc"), `${scope}:registry=http://127.0.0.1:${port}\n`);
  writeFileSync(path.join(host, "package.json"), JSON.stringify({ name: "host", private: true, type: "module" }));
  const names = manifests.map(({ name }) => name);
  step("install in a host", "npm", ["install", "--no-audit", "--no-fund", "react@19", "react-dom@19", ...names], host);
  check(
    readdirSync(path.join(host, "node_modules", scope)).length === names.length,
    "a package is missing in the host",
  );
  const nested = readdirSync(path.join(host, "node_modules"), { recursive: true }).filter((file) =>
    file.includes(path.join("node_modules", scope)),
  );
  check(nested.length === 0, `the host has two copies: ${nested.slice(0, 3).join(", ")}`);
  const entries = manifests.flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter((entry) => !/\.(css|json)$|^\.\/testing$/.test(entry))
      .map((entry) => name + entry.slice(1)),
  );
  const script = entries.map((entry) => `await import(${JSON.stringify(entry)});`).join("\n");
  step("every entry loads", process.execPath, ["--input-type=module", "--eval", script], host);
}

function step(name, program, parameters, cwd) {
  const result = spawnSync(program, parameters, { cwd, encoding: "utf8", env: { ...process.env, CI: "true" } });
  if (result.status !== 0) throw new Error(`${name} failed\n${result.stdout}\n${result.stderr}`);
  console.log(`ok    ${name}`);
}

function check(isFine, message) {
  if (!isFine) throw new Error(message);
}
