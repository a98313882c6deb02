// Reduces the two fonts to the widths, weights and characters that the pages use, into apps/storefront/fonts/, and makes the two fonts that
// the server draws share cards with. Run it again after a font update, or when a page needs a missing character or weight; its output is
// committed.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const FOLDER = "apps/storefront/fonts";
const resolve = createRequire(path.resolve("apps/storefront/package.json")).resolve;

/** As unicode-range in app/styles/fonts.css says. */
const SIGNS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2002, 0x200a],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** As font-weight and font-stretch in app/styles/fonts.css say. */
const FONTS = [
  { name: "archivo", axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } } },
  { name: "martian-mono", axes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } } },
];

const text = SIGNS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");

for (const { name, axes } of FONTS) {
  const source = path.dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const whole = readFileSync(path.join(source, `files/${name}-latin-wdth-normal.woff2`));
  const subset = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(path.join(FOLDER, `${name}.woff2`), subset);
  copyFileSync(path.join(source, "LICENSE"), path.join(FOLDER, `${name}-license.txt`));
  console.log(`${name}: ${whole.length} bytes cut down to ${subset.length}`);
}

/** Rows of JIS X 0208: signs and kana, and the kanji of the first level, which are nearly all that titles have. */
const SIGN_ROWS = [1, 6];
const KANJI_ROWS = [16, 47];

function japanese() {
  const rows = [SIGN_ROWS, KANJI_ROWS].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const bytes = rows.flatMap((row) => Array.from({ length: 94 }, (_, cell) => [0xa0 + row, 0xa1 + cell]).flat());
  return new TextDecoder("euc-jp").decode(Uint8Array.from(bytes)).replaceAll("\ufffd", "");
}

/** Of one weight and width, and as TrueType: its glyphs are read without unpacking the whole font. */
const CARD_FONTS = [
  {
    name: "card",
    from: "@fontsource-variable/archivo",
    file: "archivo-latin-wdth-normal.woff2",
    text,
    axes: { wght: 650, wdth: 108 },
  },
  {
    name: "card-japanese",
    from: "@fontsource/biz-udpgothic",
    file: "biz-udpgothic-japanese-700-normal.woff2",
    text: japanese(),
  },
];

for (const { name, from, file, text: characters, axes } of CARD_FONTS) {
  const source = path.dirname(resolve(`${from}/package.json`));
  const options = { targetFormat: "truetype", ...(axes && { variationAxes: axes }) };
  const subset = await subsetFont(readFileSync(path.join(source, "files", file)), characters, options);
  writeFileSync(path.join(FOLDER, `${name}.ttf`), subset);
  if (name !== "card") copyFileSync(path.join(source, "LICENSE"), path.join(FOLDER, `${name}-license.txt`));
  console.log(`${name}: ${subset.length} bytes`);
}
