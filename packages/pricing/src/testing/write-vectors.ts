import { writeFileSync } from "node:fs";
import { buildVectors } from "./build-vectors.ts";

/** Writes the golden vectors anew. What changes in them changes what shoppers pay. */
for (const [name, content] of Object.entries(buildVectors())) {
  writeFileSync(new URL(`../../vectors/${name}`, import.meta.url), `${JSON.stringify(content, null, 1)}\n`);
}
