// Prints a script element with the integrity of the build that is there, in each language.
import { readEmbedScripts } from "../apps/shop/src/server/embed-scripts.ts";

const shop = process.env.SHOP_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
for (const { name, language, path, integrity } of readEmbedScripts()) {
  console.log(`<!-- ${name}, ${language} -->`);
  console.log(`<script async src="${shop}${path}" integrity="${integrity}" crossorigin="anonymous"></script>`);
}
console.log(`
<shop-cart></shop-cart>
<shop-add-to-cart product="faMicAlign"></shop-add-to-cart>
<shop-consent><script type="application/json">{ "policyVersion": "1", "services": [{ "use": "youtube" }] }</script></shop-consent>
<shop-consent-policy></shop-consent-policy>`);
