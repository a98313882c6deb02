// A WordPress with test content on this machine, to connect a shop to; with a number, as many more posts. PORT sets its port. It ends with Ctrl+C.
import { runNode } from "../run-node.mjs";

const given = process.argv.slice(2).filter((parameter) => parameter !== "--");
await runNode(["tooling/wordpress/wordpress-main.ts", ...given]);
