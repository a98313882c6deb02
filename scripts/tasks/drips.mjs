// Makes signed links to drip pages: `npm run task drips -- link exclusive-offer`. See docs/guides/engagement.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "drips"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
