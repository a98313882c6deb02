// Writes packages/pricing/vectors/ from its cases: run it after a new rule or case. A test compares them with computed results.
import { runNode } from "../run-node.mjs";

await runNode(["--conditions=@shop/source", "packages/pricing/src/testing/write-vectors.ts"]);
await runNode(["node_modules/@biomejs/biome/bin/biome", "format", "--write", "packages/pricing/vectors"]);
