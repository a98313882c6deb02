import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chooseTests } from "./choose-tests.ts";
import { findNumbers, findQuotes, findTexts, type Mutant } from "./find-mutants.ts";
import { mutateVectors } from "./mutate-vectors.ts";
import { createTestRunner } from "./test-runner.ts";
import { WITHOUT_EFFECT } from "./without-effect.ts";

const isNear = process.argv.includes("--near");
const [kind, part = ""] = process.argv.slice(2).filter((parameter) => parameter !== "--near");
if (kind === "vectors") process.exit(mutateVectors(part));
if (kind !== "limits" && kind !== "texts") {
  console.error(
    "Say what to change, `limits`, `texts` or `vectors`, and perhaps a part of a path or a name: `npm run task mutate -- limits packages/cart`.",
  );
  process.exit(2);
}

const root = process.cwd();
const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "docs/behaviour/*.md"], {
  encoding: "utf8",
});
const files = new Map(
  listed.stdout
    .split("\n")
    .filter(Boolean)
    .map((name) => [name, readFileSync(name, "utf8")]),
);
const mutants = (kind === "limits" ? allNumbers() : allTexts()).filter(({ file, name }) =>
  `${file} ${name}`.includes(part),
);
console.log(`${mutants.length} mutants`);

const runner = await createTestRunner(root);
const survivors: Mutant[] = [];
for (const mutant of mutants) {
  const killer = await firstKiller(mutant);
  if (!killer) survivors.push(mutant);
  console.log(`${killer ? "killed  " : "SURVIVED"} ${describe(mutant)}${killer ? `\n         by ${killer}` : ""}`);
}
await runner.close();
console.log(`\n${mutants.length - survivors.length} killed, ${survivors.length} survived`);
for (const mutant of survivors) console.log(describe(mutant));
process.exit(survivors.length > 0 ? 1 : 0);

function allNumbers(): Mutant[] {
  const limits = [...files].filter(([name]) => /(^|\/)limits\.ts$/.test(name));
  const numbers = limits.flatMap(([name, source]) => findNumbers(name, source));
  return numbers.filter(({ file, name }) => !(`${file} ${name}` in WITHOUT_EFFECT));
}

/** Exact texts are those that docs/behaviour quotes. */
function allTexts(): Mutant[] {
  const quotes = new Set([...files].filter(([name]) => name.endsWith(".md")).flatMap(([, text]) => findQuotes(text)));
  const catalogues = [...files].filter(([name]) => name.includes("/messages/") && !name.includes(".test."));
  return catalogues.flatMap(([name, source]) => findTexts(name, source, quotes));
}

async function firstKiller(mutant: Mutant): Promise<string | undefined> {
  for (const tests of chooseTests(mutant, files).slice(0, isNear ? 2 : 4)) {
    const killer = await runner.findKiller(mutant, tests);
    if (killer) return killer;
  }
  return undefined;
}

function describe({ file, line, name }: Mutant): string {
  return `${file}:${line} ${name}`;
}
