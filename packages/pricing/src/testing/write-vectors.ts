import { writeFileSync } from "node:fs";
import { buildVectors } from "./build-vectors.ts";

/** Rewrites the golden vectors. Any change in them is a change in what shoppers pay. */
for (const [name, content] of Object.entries(buildVectors())) {
  writeFileSync(new URL(`../../vectors/${name}`, import.meta.url), `${JSON.stringify(content, null, 1)}\n`);
}
