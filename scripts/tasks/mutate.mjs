// Changes one number of a limits.ts, or one exact text, at a time and looks for a test that fails:
// `npm run task mutate -- limits|texts [part of a path or name] [--near]`. Its tests run at a low priority.
import { constants, setPriority } from "node:os";
import { runNode } from "../run-node.mjs";

setPriority(constants.priority.PRIORITY_LOW);
const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
await runNode(["--conditions=@shop/source", "tooling/mutation/main.ts", ...parameters]);
