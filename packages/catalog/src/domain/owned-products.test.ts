import { DOWNLOAD_FORMATS } from "@shop/api-client/contract";
import { expect, test } from "vitest";
import { buildOwned, buildWireOwnedProduct } from "../testing/index.ts";
import { downloadName } from "./downloads/download-name.ts";
import { formatSize } from "./downloads/format-size.ts";
import { listOwned } from "./owned-products.ts";

test("[CAT-06] the formats are ALL, AIFF, KEMPER, SGEAR, WAVE, FRACTAL", () => {
  expect(DOWNLOAD_FORMATS).toEqual(["ALL", "AIFF", "KEMPER", "SGEAR", "WAVE", "FRACTAL"]);
});

test("[CAT-07] a licence has its address, date and id, a file its address; what the server leaves out is null", () => {
  const wire = buildWireOwnedProduct({
    licenses: [{ id: "l", url: "/licences/l", date_added: "2026-01-02T10:00:00Z" }],
    downloads: [{ format: "win", url: "/download/win" }],
  });
  expect(buildOwned({ plugin: [wire] }).plugin[0]).toMatchObject({
    licences: [{ id: "l", url: "/licences/l", dateAdded: "2026-01-02T10:00:00Z", key: null, orderId: null }],
    downloads: [
      {
        format: "win",
        url: "/download/win",
        fileName: null,
        sizeBytes: null,
        sha256: null,
        version: null,
        releaseDate: null,
      },
    ],
  });
});

test("[CAT-06] a pack's files are listed with the whole pack first, then by format, whatever order they came in", () => {
  const downloads = (["WAVE", "AIFF", "ALL", "FRACTAL", "SGEAR", "KEMPER"] as const).map((format) => ({
    format,
    url: `/download/${format}`,
  }));
  const owned = buildOwned({ samplepack: [buildWireOwnedProduct({ downloads })] });
  expect(owned.samplepack[0]?.downloads.map(({ format }) => format)).toEqual(DOWNLOAD_FORMATS);
});

test("all that is owned is listed as bundles, plugins, packs, others", () => {
  const of = (name: string) => [buildWireOwnedProduct({ name })];
  const owned = buildOwned({ other: of("other"), plugin: of("plugin"), samplepack: of("pack"), bundle: of("bundle") });
  expect(listOwned(owned).map((product) => product.name)).toEqual(["bundle", "plugin", "pack", "other"]);
});

test.each([
  [{ fileName: "setup.zip", format: "win" }, "setup.zip"],
  [{ fileName: null, format: "WAVE" }, "fair-modern-rock-wave.zip"],
] as const)("a file %j is called %s", (link, name) => {
  expect(downloadName({ slug: "fair-modern-rock" }, link)).toBe(name);
});

test.each([
  [0, "0 B"],
  [812, "812 B"],
  [1000, "1 kB"],
  [4_096, "4.1 kB"],
  [9_960, "10 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [12_400_000, "12 MB"],
  [2_500_000_000, "2.5 GB"],
  [7_000_000_000_000, "7000 GB"],
])("%i bytes are written %s", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test.each([
  ["en", "4.1 kB"],
  ["de", "4,1 kB"],
  ["ja", "4.1 kB"],
])("a size in %s has the decimal sign of the language", (locale, text) => {
  expect(formatSize(4_096, locale)).toBe(text);
});
