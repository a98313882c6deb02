// Prints the operator's figures: `npm run task figures -- --from 2026-11-01 --to 2026-11-30`. See docs/guides/marketing.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "figures", "show"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
