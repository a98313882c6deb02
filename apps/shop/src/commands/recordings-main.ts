import { showRecordings } from "../recordings/show-recordings.ts";
import { runMain } from "../run-main.ts";
import { readSettings } from "../settings/read-settings.ts";
import { withShopDeps } from "../with-shop-deps.ts";

/** `npm run task recordings`: the list of recordings, or with `-- <id>` the HTML file that plays one. */
await runMain(async () => {
  const [id] = process.argv.slice(2);
  const shown = await withShopDeps(readSettings(process.env), ({ deps }) => showRecordings(deps, id));
  await new Promise((done) => process.stdout.write(`${shown}\n`, done));
  process.exit(0);
});
