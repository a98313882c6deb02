// Lists the recordings of visits, the newest first. With an id it prints a page that plays one: `npm run --silent task recordings -- <id> > visit.html`.
import { runNode } from "../run-node.mjs";

const given = process.argv.slice(2).filter((parameter) => parameter !== "--");
const main = ["--conditions=@shop/source", "apps/shop/src/commands/recordings-main.ts"];
await runNode([...main, ...given], { NODE_ENV: "production" });
