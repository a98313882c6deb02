// Lists, adds and ends promotions and sales windows: `npm run task campaigns -- list`. See docs/guides/sales.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "campaigns"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
