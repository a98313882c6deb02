// Makes, imports, lists and voids batches of redeem codes: `npm run task redeem -- list`. See docs/guides/redeem-codes.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "redeem"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
