import { runMain } from "./run-main.ts";
import { takeFreePort } from "./server/take-free-port.ts";
import { readSettings } from "./settings/read-settings.ts";
import { startWarnings } from "./settings/takes-test-payments.ts";
import { startShop } from "./start-shop.ts";

/** The process: reads the settings, starts the shop, stops it on a signal. Errors that an operator can mend are one line. */
await runMain(async () => {
  const settings = await takeFreePort(readSettings(process.env));
  const shop = await startShop(settings, { isDevelopment: process.argv.includes("--development") });
  let isStopping = false;
  // A service manager and npm start both pass the signal on: only the first counts, and a later one doesn't cut anything off.
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    shop.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  for (const line of startWarnings(settings)) console.log(line);
  if (shop.metricsPort !== undefined) console.log(`metrics on port ${shop.metricsPort}`);
  console.log(`ready ${shop.url}`);
});
