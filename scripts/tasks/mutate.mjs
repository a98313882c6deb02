// Changes one number of a limits.ts, or one exact text, at a time and looks for a test that fails; or one operator of the pricing, and looks
// for a golden vector that sees it: `npm run task mutate -- limits|texts|vectors [part of a path or name] [--near]`. Its tests run at a low priority.
import { constants, setPriority } from "node:os";
import { runNode } from "../run-node.mjs";

setPriority(constants.priority.PRIORITY_LOW);
const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
await runNode(["--conditions=@shop/source", "tooling/mutation/main.ts", ...parameters]);
