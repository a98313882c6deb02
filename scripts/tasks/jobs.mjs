// Runs the shop's jobs once, or lists them: `npm run task jobs -- run mails`. See docs/guides/operate.md.
import { runNode } from "../run-node.mjs";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
await runNode(["--conditions=@shop/source", "apps/shop/src/commands/jobs-main.ts", ...parameters], {
  NODE_ENV: "production",
});
