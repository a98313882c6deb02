// Runs one measure of bench/ by its name, with its parameters: `npm run bench -- api`, `npm run bench -- fuzz --seed 7`.
import { existsSync, readdirSync } from "node:fs";
import { runNode } from "../run-node.mjs";

const [name, ...parameters] = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = `bench/${name}/main.ts`;
if (!name || !existsSync(main)) {
  const names = readdirSync("bench").filter((entry) => existsSync(`bench/${entry}/main.ts`));
  console.error(`Name one of: ${names.join(", ")}. bench/README.md says what each measures.`);
  process.exit(1);
}
await runNode(["--conditions=@shop/source", main, ...parameters], { NODE_ENV: "production" });
