// Prints the records of consent as CSV: `npm run task consent-records > records.csv`. With `-- --verify` it checks their chain instead.
import { runNode } from "../run-node.mjs";

const given = process.argv.slice(2).filter((parameter) => parameter !== "--");
const parameters = given[0] === "--verify" ? ["verify", ...given.slice(1)] : ["export", ...given];
const main = ["--conditions=@shop/source", "apps/shop/src/commands/operator-main.ts", "consent-records"];
await runNode([...main, ...parameters], { NODE_ENV: "production" });
