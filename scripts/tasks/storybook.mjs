// The workbench: every part in every named state.
import { spawnSync } from "node:child_process";

const result = spawnSync(
  "pnpm",
  ["exec", "storybook", "dev", "--port", process.env.PORT ?? "6006", "--no-open", ...process.argv.slice(2)],
  {
    stdio: "inherit",
  },
);
process.exit(result.status ?? 1);
