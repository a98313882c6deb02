// Lists who signed up for the beta programme, and who signed its agreement: `npm run task beta -- sign-ups`. See docs/guides/beta.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "beta"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
