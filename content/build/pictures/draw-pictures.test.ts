import { beforeAll, describe, expect, it } from "vitest";
import { renderPack } from "../cabinet/render-pack.ts";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { loadPacks, loadProducts } from "../load-content.ts";
import { drawPictures, type Picture, type PictureInput } from "./draw-pictures.ts";
import { measureProducts } from "./measurements.ts";

const MASTER_RATE_HZ = 48_000;

/** Rendering all packs takes two seconds, and many times that on a machine that is busy. */
const SLOW_MACHINE_MS = 60_000;
const MOST_BYTES = 70_000;
const products = loadProducts(demoContentDirectory());
const packs = loadPacks(demoContentDirectory());
let input: PictureInput;
let pictures: Picture[] = [];

function picture(path: string): string {
  return pictures.find((candidate) => candidate.path === path)?.svg ?? "";
}

/** Of a label's path: its first point is absolute, the others are steps. */
function extentOf(path: string) {
  let [x, y] = [0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = "", figures = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (figures.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "M") [x, y] = [values[0] ?? 0, values[1] ?? 0];
    else if (command === "h") x += values[0] ?? 0;
    else if (command === "v") y += values[0] ?? 0;
    else
      for (let index = 0; index < values.length; index += command === "c" ? 6 : 2) {
        const end = values.slice(index, index + (command === "c" ? 6 : 2));
        x += end.at(-2) ?? 0;
        y += end.at(-1) ?? 0;
        xs.push(x);
        ys.push(y);
      }
    xs.push(x);
    ys.push(y);
  }
  return { height: Math.max(...ys) - Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

describe("the shop's pictures", { timeout: SLOW_MACHINE_MS }, () => {
  beforeAll(() => {
    const masters = packs.map((pack) => {
      const master = renderPack(pack, MASTER_RATE_HZ);
      return [pack.product, { master, kemper: master }] as const;
    });
    input = { products, packs, measured: measureProducts(new Map(masters)) };
    pictures = drawPictures(input);
  }, SLOW_MACHINE_MS);

  it("exist for every address that a product names, in the size that it states", () => {
    for (const { featuredMedia, name } of products) {
      if (featuredMedia === null) throw new Error(`${name} has no picture.`);
      for (const { dark, light, width, height } of [featuredMedia, featuredMedia.card ?? featuredMedia]) {
        for (const address of [dark, light]) {
          const found = pictures.find(({ path }) => `/media/${path}` === address);
          expect(found, address).toMatchObject({ width, height });
        }
      }
    }
  });

  it("are well-formed, without script, style or anything fetched from elsewhere", () => {
    for (const { path, svg } of pictures) {
      const open: string[] = [];
      for (const [, slash, name = "", rest = ""] of svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
        if (slash === "/") expect(open.pop(), path).toBe(name);
        else if (!rest.endsWith("/")) open.push(name);
      }
      expect(open, path).toEqual([]);
      expect(svg, path).not.toMatch(/<script|<style| style=|href|NaN|undefined|Infinity| on[a-z]+=/);
      expect(svg, path).toContain("<title>");
    }
  });

  it("stay small", () => {
    const large = pictures.filter(({ svg }) => svg.length > MOST_BYTES).map(({ path, svg }) => `${path} ${svg.length}`);
    expect(large).toEqual([]);
  });

  it("are drawn for each theme", () => {
    for (const { slug } of products) {
      expect(picture(`covers/${slug}-dark.svg`), slug).toContain("#171411");
      expect(picture(`covers/${slug}-light.svg`), slug).toContain("#efe9dd");
    }
  });

  it("show one line a take on a pack's cover, and one of them live", () => {
    for (const { product, takes } of packs) {
      const slug = products.find(({ name }) => name === product)?.slug;
      const svg = picture(`covers/${slug}-dark.svg`);
      expect(svg.match(/fill="#(171411|251c0d)" stroke=/g)?.length, product).toBe(takes.length);
      expect(svg.match(/stroke="#f5a524"/g)?.length, product).toBe(1);
    }
  });

  it("have the signal's colour for what is heard alone: one line of a cover, both channels of a meter, nothing without a sound", () => {
    const lines: Readonly<Record<string, number>> = { fagaintrim: 2, fasampledelay: 0, fatrackalign: 0 };
    for (const { slug } of products) {
      const expected = slug === "licence-transfer" ? 0 : (lines[slug] ?? 1);
      expect(picture(`covers/${slug}-dark.svg`).match(/#f5a524/g)?.length ?? 0, slug).toBe(expected);
    }
    for (const slug of ["alignment-bundle", "heavy-cabinets-bundle", "home-studio-bundle"]) {
      expect(picture(`cards/${slug}-dark.svg`).match(/#f5a524/g)?.length, slug).toBe(1);
    }
    expect(picture("cards/licence-transfer-dark.svg")).not.toContain("#f5a524");
  });

  it("have no lettering below 9 px in the hero of a phone, which is 320 px high, and none that is cut off", () => {
    const labels = [...picture("hero-narrow-dark.svg").matchAll(/<path class="label" d="([^"]*)"/g)].map(([, d]) => d);
    expect(labels).toHaveLength(12);
    for (const path of labels) {
      const { height, right, bottom } = extentOf(path ?? "");
      expect((height * 320) / 1000, path).toBeGreaterThan(9);
      expect([right < 2400, bottom < 1000], path).toEqual([true, true]);
    }
    expect(picture("hero-light.svg")).not.toBe(picture("hero-narrow-light.svg"));
  });

  it("change when the measured sound changes", () => {
    const [pack] = packs;
    if (pack === undefined) throw new Error("There is no pack to measure.");
    const other = renderPack({ ...pack, seed: pack.seed + 1 }, MASTER_RATE_HZ);
    const measured = new Map([
      ...input.measured,
      ...measureProducts(new Map([[pack.product, { master: other, kemper: other }]])),
    ]);
    const slug = products.find(({ name }) => name === pack.product)?.slug;
    const path = `covers/${slug}-dark.svg`;
    const redrawn = drawPictures({ ...input, measured }).find((candidate) => candidate.path === path)?.svg;
    expect(redrawn).not.toBe(picture(path));
  });

  it("are the same each time", () => {
    expect(drawPictures(input)).toEqual(pictures);
  });
});
