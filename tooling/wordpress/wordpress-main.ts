import { INSTALL_WORDPRESS, isWordPressInstalled, startWordPress } from "./start-wordpress.ts";

/** A WordPress to look at and to connect a shop to. It runs until Ctrl+C, and is deleted then. */
if (!isWordPressInstalled()) {
  console.error(`WordPress, MariaDB or PHP isn't installed; on Debian: ${INSTALL_WORDPRESS}`);
  process.exit(1);
}
const port = process.env.PORT === undefined ? {} : { port: Number(process.env.PORT) };
const wordpress = await startWordPress(port);
const many = Number(process.argv[2] ?? 0);
if (many > 0) wordpress.run("seed-many.php", String(many));
console.log(`ready ${wordpress.url}`);
console.log(`SHOP_WORDPRESS_URL=${wordpress.url} SHOP_WORDPRESS_NETWORK=private npm start`);
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void wordpress.stop().then(() => process.exit(0));
  });
}
