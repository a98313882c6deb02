// Lists, draws and checks contests: `npm run task contests -- draw halloween`. See docs/guides/engagement.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "contests"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
