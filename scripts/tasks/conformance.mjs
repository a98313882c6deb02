// Runs the conformance suite against any host: `npm run task -- conformance --host https://shop.example`. See docs/guides/conformance.md.
import { spawnSync } from "node:child_process";

const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--");
const result = spawnSync(
  process.execPath,
  ["--conditions=@shop/source", "scripts/run-conformance.mjs", ...parameters],
  { stdio: "inherit" },
);
process.exit(result.status ?? 1);
