import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePrivate } from "./make-private.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "shop-private-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

const modeOf = (...names: string[]) => (statSync(path.join(directory, ...names)).mode & 0o777).toString(8);

test("a folder that isn't there yet is made for its owner alone, whatever the umask", () => {
  makePrivate(path.join(directory, "not", "there"));
  expect(modeOf("not", "there")).toBe("700");
});

test("a folder of an older release becomes its owner's alone, with everything in it", () => {
  const data = path.join(directory, "data");
  mkdirSync(path.join(data, "database", "base"), { recursive: true });
  for (const name of ["licence-key", "database/PG_VERSION", "database/base/1"]) {
    writeFileSync(path.join(data, name), "x");
    chmodSync(path.join(data, name), 0o666);
  }
  for (const name of [".", "database", "database/base"]) chmodSync(path.join(data, name), 0o755);

  makePrivate(data);

  expect([".", "database", "database/base"].map((name) => modeOf("data", name))).toEqual(["700", "700", "700"]);
  expect(["licence-key", "database/PG_VERSION", "database/base/1"].map((name) => modeOf("data", name))).toEqual([
    "600",
    "600",
    "600",
  ]);
  expect(readFileSync(path.join(data, "licence-key"), "utf8")).toBe("x");
});

test("what a link in the folder leads to is left alone", () => {
  const outside = path.join(directory, "outside");
  writeFileSync(outside, "x");
  chmodSync(outside, 0o644);
  mkdirSync(path.join(directory, "data"));
  symlinkSync(outside, path.join(directory, "data", "link"));

  makePrivate(path.join(directory, "data"));

  expect(modeOf("outside")).toBe("644");
});
