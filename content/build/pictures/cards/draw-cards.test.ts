import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { renderPack } from "../../cabinet/render-pack.ts";
import { demoContentDirectory } from "../../demo-content-directory.ts";
import { loadPacks, loadProducts } from "../../load-content.ts";
import { measureProducts } from "../measurements.ts";
import { DARK, LIGHT, type Palette } from "../palette.ts";
import { deviationsOf, productCard } from "./draw-cards.ts";

const MASTER_RATE_HZ = 48_000;
const SLOW_MACHINE_MS = 60_000;
/** The smallest card of the shop. */
const WIDTH_PX = 190;
/** What an eye takes in at a glance. */
const BLUR_PX = 2;

type Shades = Float64Array;

/** Relative luminance of each pixel. Source: WCAG 2.2. */
async function shadesOf(svg: string, blurPx: number | null): Promise<Shades> {
  const picture = sharp(Buffer.from(svg)).resize(WIDTH_PX).removeAlpha();
  const { data, info } = await (blurPx === null ? picture : picture.blur(blurPx))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return Float64Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels, pixel * info.channels + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

function correlationOf(one: Shades, other: Shades): number {
  const [meanOne, meanOther] = [sumOf(one) / one.length, sumOf(other) / other.length];
  const product = one.map((value, index) => (value - meanOne) * ((other[index] ?? 0) - meanOther));
  const spread = (shades: Shades, mean: number) => Math.sqrt(sumOf(shades.map((value) => (value - mean) ** 2)));
  return sumOf(product) / (spread(one, meanOne) * spread(other, meanOther));
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Below this, a pixel is ground. */
const VISIBLE = 1.1;

describe.each([DARK, LIGHT])("the cards in $theme", { timeout: SLOW_MACHINE_MS }, (palette: Palette) => {
  const cards = new Map<string, string>();
  const types = new Map<string, string>();

  beforeAll(() => {
    const [products, packs] = [loadProducts(demoContentDirectory()), loadPacks(demoContentDirectory())];
    const masters = packs.map((pack) => {
      const master = renderPack(pack, MASTER_RATE_HZ);
      return [pack.product, { master, kemper: master }] as const;
    });
    const input = { products, packs, measured: measureProducts(new Map(masters)) };
    const deviations = deviationsOf(input);
    for (const product of products) {
      const svg = productCard(product, input, deviations, palette);
      if (svg !== null) cards.set(product.name, svg);
      types.set(product.name, product.type);
    }
    expect(cards.size).toBe(products.length);
  }, SLOW_MACHINE_MS);

  it("look different at a glance: no two products are alike at 190 px, and those of one kind differ on average", async () => {
    // The eye judges lightness, which follows the cube root of the luminance.
    const blurred = await Promise.all(
      [...cards].map(async ([name, svg]) => ({ name, shades: (await shadesOf(svg, BLUR_PX)).map(Math.cbrt) })),
    );
    const pairs = blurred.flatMap((one, index) =>
      blurred.slice(index + 1).map((other) => ({
        pair: `${one.name} and ${other.name}`,
        kinds: [types.get(one.name), types.get(other.name)],
        correlation: correlationOf(one.shades, other.shades),
      })),
    );
    expect(pairs.filter(({ correlation }) => correlation > 0.75)).toEqual([]);
    const [ofPacks, ofPlugins, ofBundles] = ["samplepack", "plugin", "bundle"].map((kind) =>
      pairs.filter(({ kinds }) => kinds.every((one) => one === kind)).map(({ correlation }) => correlation),
    );
    expect([ofPacks?.length, ofPlugins?.length, ofBundles?.length]).toEqual([66, 15, 10]);
    for (const correlations of [ofPacks, ofPlugins, ofBundles]) {
      expect(sumOf(Float64Array.from(correlations ?? [])) / (correlations?.length ?? 0)).toBeLessThanOrEqual(0.5);
    }
  });

  it("have a contrast of three to one in what is drawn, at 190 px", async () => {
    for (const [name, svg] of cards) {
      const shades = await shadesOf(svg, null);
      const empty = medianOf([...shades]);
      const contrasts = [...shades].map((shade) => contrastOf(shade, empty)).filter((contrast) => contrast > VISIBLE);
      expect(medianOf(contrasts), name).toBeGreaterThanOrEqual(3);
    }
  });

  it("have no lettering", () => {
    for (const [name, svg] of cards) expect(svg, name).not.toMatch(/<text|class="label"/);
  });
});
