import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { namedCommands, targetOf } from "../scripts/named-commands.mjs";

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const texts = globSync(["*.md", "docs/**/*.md", "bench/*.md", "packages/*/README.md"]);

const isThere = (command: string): boolean => {
  const [script = "", name] = targetOf(command);
  if (!(script in scripts)) return false;
  if (script === "task") return existsSync(`scripts/tasks/${name}.mjs`);
  return script !== "bench" || name === "…" || existsSync(`bench/${name}/main.ts`);
};

test.each(texts)("every command that %s names exists", (file) => {
  expect(namedCommands(readFileSync(file, "utf8")).filter((command) => !isThere(command))).toEqual([]);
});

test("commands are found in shell blocks and in sentences, each once, without comments", () => {
  const text =
    "Run `npm run task coupons -- list`.\n\n```sh\nnpm start   # the shop\nnpm run bench -- api \\\n  --count 3\nls\n```\n`npm start`";
  expect(namedCommands(text)).toEqual([
    "npm start",
    "npm run bench -- api    --count 3",
    "npm run task coupons -- list",
  ]);
});

test("a command that isn't there is found", () => {
  const commands = [
    "npm run task -- jobs list",
    "npm run task nothing",
    "npm run nothing",
    "npm run bench -- nothing",
    "npm test",
  ];
  expect(commands.map(isThere)).toEqual([true, false, false, false, true]);
});
