import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { buildVectors } from "./build-vectors.ts";

/** Fails if something is computed otherwise than the vectors say. The run of mutants starts it for each of them. */
for (const [name, content] of Object.entries(buildVectors())) {
  const expected: unknown = JSON.parse(readFileSync(new URL(`../../vectors/${name}`, import.meta.url), "utf8"));
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(content)), expected)) throw new Error(`${name} differs.`);
}
