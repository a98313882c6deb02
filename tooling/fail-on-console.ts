import { afterEach, beforeEach, expect } from "vitest";

/** Console output fails a test: a warning that nobody reads is a defect that nobody fixes. */
const METHODS = ["log", "info", "warn", "error", "debug"] as const;
const written: string[] = [];
const originals = METHODS.map((method) => [method, console[method]] as const);

beforeEach(() => {
  written.length = 0;
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      written.push(`console.${method}: ${parts.map(String).join(" ").slice(0, 2000)}`);
    };
  }
});

afterEach(() => {
  for (const [method, original] of originals) console[method] = original;
  expect(written).toEqual([]);
});
