// Renders everything that packs are heard with ahead of the first request: `npm run task sounds`. See content/README.md.
import { runNode } from "../run-node.mjs";

await runNode(["--conditions=@shop/source", "apps/shop/src/commands/sounds-main.ts"], { NODE_ENV: "production" });
