import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PRIVATE = globSync(["apps/*/package.json", "content/package.json"])
  .map((file) => JSON.parse(readFileSync(file, "utf8")))
  .filter((manifest) => manifest.private)
  .map(({ name }) => name as string);

test("no changeset names a private package beside a published one: a release would refuse it", () => {
  const mixed = readdirSync(".changeset")
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .filter((file) => {
      const names = [...readFileSync(`.changeset/${file}`, "utf8").matchAll(/^"([^"]+)": (?:patch|minor|major)$/gm)];
      const areOurs = names.map(([, name = ""]) => PRIVATE.includes(name));
      return areOurs.includes(true) && areOurs.includes(false);
    });
  expect(mixed).toEqual([]);
});
