import { expect, test } from "vitest";
import { demoContentDirectory } from "../../demo-content-directory.ts";
import { loadProducts } from "../../load-content.ts";
import { drawPictures } from "../draw-pictures.ts";
import { DARK } from "../palette.ts";
import { titleBlock } from "./frame.ts";
import { plateOf } from "./plates.ts";

const products = loadProducts(demoContentDirectory());

test("the plates are the sheets 1 to 7 of 7, each with one title block that names it", () => {
  const pictures = drawPictures({ products, packs: [], measured: new Map() });
  const plated = products.flatMap(({ name, slug }) => {
    const plate = plateOf(slug);
    return plate === null ? [] : [{ name, slug, plate }];
  });
  const sheets = plated.map(({ name, slug, plate: { kind, scale } }) => {
    const svg = pictures.find(({ path }) => path === `covers/${slug}-dark.svg`)?.svg ?? "";
    // A title block has three boxes: what it is, its scale, its sheet.
    expect(svg.match(/<rect x="\d+" y="770" width="\d+" height="64"/g), name).toHaveLength(3);
    return ["1", "2", "3", "4", "5", "6", "7", "8"].filter((number) =>
      svg.includes(titleBlock({ name, kind, sheet: `${number} of 7`, scale }, DARK)),
    );
  });
  expect(sheets).toEqual([["1"], ["2"], ["3"], ["4"], ["5"], ["6"], ["7"]]);
});
