import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { renderPack } from "../cabinet/render-pack.ts";
import type { CabinetPack, ContentProduct } from "../content-types.ts";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { loadPacks, loadProducts, loadShop } from "../load-content.ts";
import { packZips } from "./pack-zips.ts";
import { pluginFileName, pluginZip } from "./plugin-zip.ts";

const KEMPER_RATE_HZ = 44_100;
const MASTER_RATE_HZ = 48_000;

const directory = demoContentDirectory();
const shop = loadShop(directory);
const [fullPack] = loadPacks(directory) as [CabinetPack];
const pack: CabinetPack = { ...fullPack, takes: fullPack.takes.slice(0, 2) };
const makeZips = () =>
  packZips(pack, shop, { master: renderPack(pack, MASTER_RATE_HZ), kemper: renderPack(pack, KEMPER_RATE_HZ) });

function rateAndFrames(wav: Uint8Array | undefined): { rateHz: number; frames: number } {
  if (wav === undefined) throw new Error("The zip contains no such file.");
  const view = new DataView(wav.buffer, wav.byteOffset);
  return { rateHz: view.getUint32(24, true), frames: view.getUint32(40, true) / 3 };
}

describe("the downloads of a sample pack", () => {
  const zips = makeZips();
  const inside = (variant: string): Record<string, Uint8Array> => {
    const zip = zips.find((candidate) => candidate.variant === variant);
    return unzipSync(zip?.bytes ?? new Uint8Array());
  };

  it("[CAT-06] come complete and in five formats", () => {
    expect(zips.map(({ variant }) => variant)).toEqual(["ALL", "WAVE", "AIFF", "KEMPER", "SGEAR", "FRACTAL"]);
  });

  it("contain a README that says what they are, a licence, and a file for each take", () => {
    const files = inside("WAVE");
    const takes = pack.takes.length;
    expect(Object.keys(files).slice(0, 2)).toEqual(["README.txt", "LICENCE.txt"]);
    expect(Object.keys(files).filter((name) => /^WAV\/faIR .+ - .+cm\.wav$/.test(name))).toHaveLength(takes);
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("DEMONSTRATION BUILD");
  });

  it("say where a device's own format is plain WAV for its importer", () => {
    for (const variant of ["KEMPER", "FRACTAL"]) {
      const readme = strFromU8(inside(variant)["README.txt"] ?? new Uint8Array());
      expect(readme).toMatch(/WAV, mono, 24 bit.*for import by/s);
      expect(readme).toContain("not the device's");
    }
  });

  it.each([
    { variant: "WAVE", rateHz: 48_000, frames: 9600 },
    { variant: "KEMPER", rateHz: 44_100, frames: 8820 },
    { variant: "SGEAR", rateHz: 48_000, frames: 9600 },
    { variant: "FRACTAL", rateHz: 48_000, frames: 8192 },
  ])("$variant has $frames frames at $rateHz Hz", ({ variant, rateHz, frames }) => {
    const files = inside(variant);
    const wav = Object.keys(files).find((name) => name.endsWith(".wav")) ?? "";
    expect(rateAndFrames(files[wav])).toEqual({ rateHz, frames });
  });

  it("are the same bytes each time", () => {
    const again = makeZips();
    zips.forEach(({ bytes }, index) => {
      expect(Buffer.compare(bytes, again[index]?.bytes ?? new Uint8Array())).toBe(0);
    });
  });
});

describe("the download of a plugin", () => {
  const product = loadProducts(directory).find(({ slug }) => slug === "famicalign") as ContentProduct;
  const version = { platform: "win" as const, release_date: "2026-09-29", version: "2.1.0" };
  const files = unzipSync(
    pluginZip(
      product,
      shop,
      version,
      [{ name: "Close pair", description: "Two", parameters: { windowMs: 200 } }],
      "<p>Manual</p>",
    ),
  );

  it("is named as a demonstration build", () => {
    expect(pluginFileName(product, version)).toBe("faMicAlign-2.1.0-win-demonstration-build.zip");
  });

  it("says plainly that there is no binary in it", () => {
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("THERE IS NO PLUGIN BINARY IN THIS ZIP");
  });

  it("contains manual, licence and presets that can be read", () => {
    expect(Object.keys(files)).toEqual([
      "README.txt",
      "LICENCE.txt",
      "manual.html",
      "presets/Close pair.fapreset.json",
    ]);
    const preset: unknown = JSON.parse(strFromU8(files["presets/Close pair.fapreset.json"] ?? new Uint8Array()));
    expect(preset).toMatchObject({ plugin: "faMicAlign", name: "Close pair", parameters: { windowMs: 200 } });
  });
});
