// Any pnpm command with the pinned pnpm: `npm run task -- pnpm add …`.
import { spawnSync } from "node:child_process";

const result = spawnSync("pnpm", process.argv.slice(2), { stdio: "inherit" });
process.exit(result.status ?? 1);
