// Lists, adds and ends coupons: `npm run task coupons -- list`. See docs/guides/sales.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "coupons"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
