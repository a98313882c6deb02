// What stands in the place of some modules where the embed is built: another language's texts, and less of long tables.
import path from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = process.cwd();
const file = (name) => path.join(ROOT, name);

/** Catalogues by the module that the parts import, and the name that it gives. */
const CATALOGUES = {
  "packages/cart/src/messages/en.ts": { folder: "packages/cart/src/messages", exported: (language) => language },
  "packages/ui/src/messages/en.ts": {
    folder: "packages/ui/src/messages",
    exported: (language) => `uiMessages${language[0].toUpperCase()}${language[1]}`,
  },
};
const OPERATION_IDS = "packages/api-client/src/contract/operation-ids.ts";

/** What a host's page has no use for: its visitors own nothing, it prices nothing, and it is left as it is. */
const NEVER_SHOWN = {
  "packages/cart/src/react/cart-lines/compact-line.tsx": "CompactLine",
  "packages/cart/src/react/bundle-note/bundle-note.tsx": "BundleNote",
  "packages/cart/src/react/price-trail/why-price.tsx": "WhyPrice",
  "packages/cart/src/react/price-trail/why-total.tsx": "WhyTotal",
  "packages/ui/src/dialog-frame/inert-around.ts": "inertAround",
  // The page behind is the host's: not even its scroll bar is touched.
  "packages/ui/src/dialog-frame/lock-scroll.ts": "lockScroll",
};

/** A host's page sells what it names: nothing of it is free, or owned by a visitor that it doesn't know. */
const NEVER_SAID = ["cart.getFree", "cart.freeNote", "cart.notForSale", "cart.owned", "cart.ownedAnotherLicence"];

/** Shared parts of which the embed uses so little that it has its own. */
const STAND_INS = {
  "packages/ui/src/text-field/text-field.tsx": "packages/cart/src/embed/plain-text-field.tsx",
};

/** `code` is all of the script that a text's key or an operation can be named in; without it, all are kept. */
export function slimModules(language, code) {
  return {
    name: "slim-modules",
    enforce: "pre",
    async load(id) {
      const name = path.relative(ROOT, id);
      if (name in NEVER_SHOWN)
        return `export const ${NEVER_SHOWN[name]} = () => ${name.endsWith("x") ? "null" : "() => {}"};`;
      if (name in STAND_INS) return `export * from ${JSON.stringify(file(STAND_INS[name]))};`;
      if (name in CATALOGUES) return catalogue(CATALOGUES[name], language, code);
      if (name === OPERATION_IDS) return operationIds(code);
      return null;
    },
    transform(code, id) {
      if (!id.includes("/packages/")) return null;
      // What is thrown tells a programmer of the parts what is wrong; here their use is settled.
      return code
        .replaceAll("shop-cart-scripted", "")
        .replace(/throw new Error\(\s*(["`])[^"`]*\1,?\s*\)/g, "throw new Error()");
    },
  };
}

async function catalogue({ folder, exported }, language, code) {
  const module = await import(pathToFileURL(file(`${folder}/${language}.ts`)));
  const { CART_FAILURES } = await import(pathToFileURL(file("packages/cart/src/failures.ts")));
  // A failure's code comes from the server and is named nowhere; those of acts are the script's own, and named.
  const told = CART_FAILURES.filter((failure) => failure.startsWith("cart.") && !failure.startsWith("cart.couldNot"));
  const texts = Object.entries(module[exported(language)]).filter(
    ([key]) => code === undefined || told.includes(key) || (isNamed(key, code) && !NEVER_SAID.includes(key)),
  );
  return `export const ${exported("en")} = ${JSON.stringify(Object.fromEntries(texts))};`;
}

/** As a text, or, of one word, as a member. */
function isNamed(key, code) {
  return new RegExp(/^\w+$/.test(key) ? `[.{,\\s]${key}\\b` : `["'\`]${key.replace(".", "\\.")}["'\`]`).test(code);
}

async function operationIds(code) {
  const { DEFAULT_OPERATION_IDS } = await import(pathToFileURL(file(OPERATION_IDS)));
  const ids = Object.entries(DEFAULT_OPERATION_IDS).filter(
    ([name]) => code === undefined || new RegExp(`["'\`]${name}["'\`]`).test(code),
  );
  return `export const DEFAULT_OPERATION_IDS = ${JSON.stringify(Object.fromEntries(ids))};`;
}
