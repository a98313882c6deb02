// Writes docs/reference/ from the code that it documents.
import { spawnSync } from "node:child_process";

const result = spawnSync(process.execPath, ["--conditions=@shop/source", "apps/shop/src/commands/print-reference.ts"], {
  stdio: "inherit",
});
process.exit(result.status ?? 1);
