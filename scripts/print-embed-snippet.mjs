// Prints a script element with the integrity of the build that is there, in each language.
import { readEmbedScripts } from "../apps/shop/src/server/embed-scripts.ts";

const shop = process.env.SHOP_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
for (const { language, path, integrity } of readEmbedScripts()) {
  console.log(`<!-- ${language} -->`);
  console.log(`<script async src="${shop}${path}" integrity="${integrity}" crossorigin="anonymous"></script>`);
}
console.log(`
<shop-cart></shop-cart>
<shop-add-to-cart product="faMicAlign"></shop-add-to-cart>`);
