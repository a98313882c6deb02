// Copies, installs and builds the examples in a folder of this machine's temporary place. It is kept: a second run installs and
// builds only what has changed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { packPackages } from "./pack-packages.mjs";
import { firstCode } from "./readme-code.mjs";

const SOURCE = "examples";
/** The shop's address in the examples, which is different here. The Next.js example gets it when it is started. */
const SHOP_ORIGIN_IN_EXAMPLES = "http://localhost:3000";
/** The line of the plain page that its README has replaced. */
const SNIPPET_PLACE = /<!-- .*embed-snippet.* -->/;
const FILES_WITH_ORIGIN = ["vite-react-18/.env", "plain-html/index.html"];
/** Made by installing and building: never copied, and not thrown away between runs. */
const MADE = new Set([
  "node_modules",
  ".next",
  "package-lock.json",
  "next-env.d.ts",
  "dist",
  "installed.json",
  "built.json",
]);

/** The first code of the READMEs; those of @shop/cart and @shop/engagement as the whole script of a page. */
const README_START = "readme-start";

/** Returns the folder of the examples, ready to be served, with the shop at this origin. */
export async function prepareExamples(shopOrigin) {
  const place = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12);
  const folder = path.join(tmpdir(), `shop-examples-${userInfo().username}-${place}`);
  const tarballs = path.join(folder, "tarballs");
  await timed("packing", async () => packPackages(tarballs));
  const packed = hashOf(tarballs);
  // One after the other: npm's installs share a cache, and two builds at once need the memory of two.
  for (const name of ["vite-react-18", "nextjs", "plain-html"]) {
    const example = path.join(folder, name);
    copyExample(name, example);
    tellOrigin(folder, name, shopOrigin);
    await timed(`installing ${name}`, () => install(example, packed));
    if (name !== "plain-html") await timed(`building ${name}`, () => build(example, packed));
  }
  pasteSnippet(path.join(folder, "plain-html/index.html"), shopOrigin);
  await timed("building what the READMEs start with", () => buildReadmeStart(folder, shopOrigin, packed));
  return folder;
}

/** As the README says: the lines that the shop's own task prints for English. */
function pasteSnippet(file, shopOrigin) {
  const { stdout } = spawnSync(process.execPath, ["scripts/tasks/embed-snippet.mjs"], {
    encoding: "utf8",
    env: { ...process.env, SHOP_ORIGIN: shopOrigin },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const scripts = stdout.split("\n").filter((line) => line.includes(".en.js"));
  const page = readFileSync(file, "utf8");
  if (scripts.length !== 2 || !SNIPPET_PLACE.test(page))
    throw new Error(`No scripts for ${file}, or no place for them.`);
  writeFileSync(file, page.replace(SNIPPET_PLACE, scripts.join("\n")));
}

/** A host with all packages, whose pages are the first code of some READMEs. Its build checks the types of all the other READMEs too. */
async function buildReadmeStart(folder, shopOrigin, packed) {
  const example = path.join(folder, README_START);
  copyExample("vite-react-18", example);
  const manifest = JSON.parse(readFileSync(path.join(example, "package.json"), "utf8"));
  for (const name of readdirSync("packages"))
    manifest.dependencies[`@shop/${name}`] = `file:../tarballs/shop-${name}.tgz`;
  writeFileSync(path.join(example, "package.json"), JSON.stringify(manifest));
  await install(example, packed);
  rmSync(path.join(example, "src"), { recursive: true });
  mkdirSync(path.join(example, "src"));
  for (const name of readdirSync("packages")) {
    const readme = readFileSync(path.join(example, `node_modules/@shop/${name}/README.md`), "utf8");
    writeFileSync(path.join(example, `src/${name}.tsx`), `${firstCode(readme)}export {};\n`);
    if (name === "engagement") writeFileSync(path.join(example, "engagement.html"), pageWith(`${name}.tsx`));
    if (name !== "cart") continue;
    const inPage = (code) => code.replaceAll("https://shop.example", shopOrigin);
    writeFileSync(path.join(example, "src/main.tsx"), inPage(firstCode(readme)));
    writeFileSync(path.join(example, "src/store.ts"), inPage(codeUnder(readme, "The store alone")));
    writeFileSync(path.join(example, "store.html"), pageWith("store.ts"));
    writeFileSync(
      path.join(example, "vite.config.ts"),
      'import react from "@vitejs/plugin-react";\nexport default { plugins: [react()], build: { target: "es2022", rolldownOptions: { input: ["index.html", "store.html", "engagement.html"] } } };\n',
    );
  }
  await run(example, "npm", ["run", "build"]);
}

function pageWith(script) {
  const body = `<body><script type="module" src="/src/${script}"></script></body>`;
  return `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Example</title>${body}</html>`;
}

function codeUnder(markdown, heading) {
  return firstCode(markdown.slice(markdown.indexOf(`## ${heading}`)));
}

function copyExample(name, example) {
  mkdirSync(example, { recursive: true });
  for (const entry of readdirSync(example))
    if (!MADE.has(entry)) rmSync(path.join(example, entry), { recursive: true });
  const isOurs = (file) => !MADE.has(path.basename(file));
  cpSync(path.join(SOURCE, name), example, { recursive: true, filter: isOurs });
}

function tellOrigin(folder, name, shopOrigin) {
  for (const file of FILES_WITH_ORIGIN.filter((place) => place.startsWith(`${name}/`))) {
    const place = path.join(folder, file);
    writeFileSync(place, readFileSync(place, "utf8").replaceAll(SHOP_ORIGIN_IN_EXAMPLES, shopOrigin));
  }
}

/** Rebuilt tarballs keep their version: npm would continue with the old ones, or refuse them because of a different checksum. */
async function install(example, packed) {
  const wanted = hashOf(path.join(example, "package.json")) + packed;
  if (isDone(example, "installed.json", wanted)) return;
  for (const stale of ["node_modules/@shop", "node_modules/.package-lock.json", "package-lock.json"]) {
    rmSync(path.join(example, stale), { recursive: true, force: true });
  }
  await run(example, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]);
  writeFileSync(path.join(example, "installed.json"), wanted);
}

async function build(example, packed) {
  const wanted = hashOf(example) + packed;
  if (isDone(example, "built.json", wanted)) return;
  await run(example, "npm", ["run", "build"]);
  writeFileSync(path.join(example, "built.json"), wanted);
}

/** An outdated stamp is deleted at once: the following steps may stop half-way, and must not count as done. */
function isDone(example, stamp, wanted) {
  const file = path.join(example, stamp);
  if (existsSync(file) && readFileSync(file, "utf8") === wanted) return true;
  rmSync(file, { force: true });
  return false;
}

/** The hash of names and contents; generated files are left out. */
function hashOf(place) {
  const hash = createHash("sha256");
  const add = (file) => {
    if (MADE.has(path.basename(file))) return;
    const children = readdirSync(path.dirname(file), { withFileTypes: true });
    if (!children.find((entry) => entry.name === path.basename(file))?.isDirectory()) {
      hash.update(`${path.basename(file)}\n`).update(readFileSync(file));
      return;
    }
    for (const name of readdirSync(file).sort()) add(path.join(file, name));
  };
  add(place);
  return hash.digest("hex");
}

function run(cwd, program, parameters) {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1" };
    const child = spawn(program, parameters, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("exit", (code) => {
      if (code === 0) return resolve();
      console.error(`${program} ${parameters.join(" ")} in ${cwd}\n${said}`);
      process.exit(1);
    });
  });
}

async function timed(what, act) {
  const startMs = Date.now();
  await act();
  console.log(`examples: ${what} (${((Date.now() - startMs) / 1000).toFixed(1)} s)`);
}
