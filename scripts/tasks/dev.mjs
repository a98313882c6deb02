// The same shop with hot reload of pages and parts; a change in the back end restarts the process.
import { runNode } from "../run-node.mjs";

await runNode(["--conditions=@shop/source", "scripts/tasks/build-embed.mjs"]);
await runNode(
  [
    "--watch-path=apps/api/src",
    "--watch-path=apps/shop/src",
    "--watch-preserve-output",
    "--conditions=@shop/source",
    "apps/shop/src/main.ts",
    "--development",
  ],
  { NODE_ENV: "development" },
);
