import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { logoMark, pressLogo } from "./logo.ts";
import { DARK } from "./palette.ts";

/** The lines of the mark, back to front or front to back, without spaces. */
function linesOf(drawing: string): string[] {
  return [...drawing.matchAll(/ d="(M[^"]*)"/g)].map(([, line = ""]) => line.replaceAll(" ", "")).slice(0, 3);
}

test("the mark for the press is the one in the site's header", () => {
  const header = readFileSync(new URL("../../../apps/storefront/app/shell/logo-mark.tsx", import.meta.url), "utf8");
  const lines = linesOf(header);
  expect(lines).toHaveLength(3);
  expect(linesOf(logoMark())).toEqual(lines);
  expect(linesOf(pressLogo(DARK))).toEqual(lines);
});
