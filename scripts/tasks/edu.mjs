// Grants discounts for learning and teaching: `npm run task edu -- grant ada@school.example --percent 20`. See docs/guides/sales.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "edu"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
