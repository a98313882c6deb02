import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildDemoContent } from "./build-demo-content.ts";
import { demoContentDirectory } from "./demo-content-directory.ts";
import { writeSmallShop } from "./testing/small-shop.ts";

let folder = "";
let contentDirectory = "";
let outDirectory = "";

async function build(out = outDirectory) {
  const lines: string[] = [];
  const manifest = await buildDemoContent({
    contentDirectory,
    outDirectory: out,
    sanitiseHtml: (html) => `<!--sanitised-->${html}`,
    log: (line) => lines.push(line),
  });
  return { manifest, hasWorked: lines.length > 0 };
}

describe("building the demo content", { timeout: 30_000 }, () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "demo-content-"));
    contentDirectory = join(folder, "content");
    outDirectory = join(folder, "out");
    writeSmallShop(contentDirectory);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("writes the curves of a pack's takes beside its sounds, of which it renders none", async () => {
    cpSync(join(demoContentDirectory(), "performances"), join(contentDirectory, "performances"), { recursive: true });
    const { manifest } = await build();
    const address = manifest.auditions[0]?.audition.base_url.replace("/media/sounds/", "") ?? "";
    expect(readdirSync(join(outDirectory, "sounds"), { recursive: true }).sort()).toEqual([
      address,
      `${address}/takes`,
      `${address}/takes/levels.json`,
    ]);
    const curves = JSON.parse(readFileSync(join(outDirectory, "sounds", address, "takes/levels.json"), "utf8"));
    expect(Object.keys(curves.levels)).toHaveLength(2);
  });

  it("lists each download with the size and checksum that it has on disk", async () => {
    const { manifest } = await build();
    expect(manifest.files.map(({ product, kind, variant }) => `${product} ${kind} ${variant}`)).toEqual([
      "faIR Jazz Box manual ALL",
      ...["ALL", "WAVE", "AIFF", "KEMPER", "SGEAR", "FRACTAL"].map((variant) => `faIR Jazz Box samplepack ${variant}`),
      "faSampleDelay manual ALL",
      "faSampleDelay plugin win",
      "faSampleDelay plugin mac",
    ]);
    for (const { path, sizeBytes, sha256 } of manifest.files) {
      const bytes = readFileSync(join(outDirectory, "files", path));
      expect({ size: bytes.length, sum: createHash("sha256").update(bytes).digest("hex") }).toEqual({
        size: sizeBytes,
        sum: sha256,
      });
    }
  });

  it("stops when the process that asked for it has gone", async () => {
    const maker = fork(join(import.meta.dirname, "build-process.ts"));
    maker.send({ contentDirectory, outDirectory, inputsHash: "", manuals: [["fasampledelay", ""]] });
    await once(maker, "message");
    maker.disconnect();
    await once(maker, "exit");
    expect(existsSync(join(outDirectory, "manifest.json"))).toBe(false);
  });

  it("writes every public file that it lists", async () => {
    const { manifest } = await build();
    const paths = manifest.media.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        "covers/fair-jazz-box-dark.svg",
        "covers/fasampledelay-light.svg",
        "hero-dark.svg",
        "logo.svg",
        "manuals/fasampledelay.html",
        "manuals/manual.css",
        "press/logo-dark.svg",
        "press/logo-light.svg",
      ]),
    );
    for (const path of paths) expect(statSync(join(outDirectory, "media", path)).size, path).toBeGreaterThan(0);
  });

  it("does nothing when nothing has changed", async () => {
    const first = await build();
    const second = await build();
    expect([first.hasWorked, second.hasWorked]).toEqual([true, false]);
    expect(second.manifest).toEqual(first.manifest);
  });

  it("builds again when a text has changed, or when a file is gone", async () => {
    const { manifest } = await build();
    writeFileSync(join(contentDirectory, "manuals", "fasampledelay.html"), "<h2>New</h2>");
    expect((await build()).hasWorked).toBe(true);
    rmSync(join(outDirectory, "files", manifest.files[1]?.path ?? ""));
    expect((await build()).hasWorked).toBe(true);
  });

  it("gives the same bytes in another folder", async () => {
    const here = await build();
    const there = await build(join(folder, "elsewhere"));
    expect(there.manifest).toEqual(here.manifest);
    const cover = "media/covers/fair-jazz-box-dark.svg";
    expect(readFileSync(join(folder, "elsewhere", cover))).toEqual(readFileSync(join(outDirectory, cover)));
  });

  it("leaves alone what else lies in the folder", async () => {
    mkdirSync(outDirectory);
    writeFileSync(join(outDirectory, "notes.txt"), "mine");
    await build();
    expect(readFileSync(join(outDirectory, "notes.txt"), "utf8")).toBe("mine");
  });

  it("takes an operator's own download in the place of the generated one", async () => {
    mkdirSync(join(contentDirectory, "files", "fasampledelay"), { recursive: true });
    writeFileSync(join(contentDirectory, "files", "fasampledelay", "mac.pkg"), "an installer");
    const { manifest } = await build();
    const plugins = manifest.files
      .filter(({ kind }) => kind === "plugin")
      .map(({ variant, fileName, sizeBytes }) => ({ variant, fileName, sizeBytes }));
    expect(plugins).toContainEqual({ variant: "mac", fileName: "faSampleDelay-1.2.0-mac.pkg", sizeBytes: 12 });
    expect(plugins.filter(({ variant }) => variant === "mac")).toHaveLength(1);
  });

  it("takes an operator's own picture in the place of the drawn one", async () => {
    mkdirSync(join(contentDirectory, "media", "covers"), { recursive: true });
    const own = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path d="M0 0h320v180H0z" fill="#102030"/></svg>`;
    writeFileSync(join(contentDirectory, "media", "covers", "fasampledelay-dark.svg"), own);
    const { manifest } = await build();
    const [found, ...others] = manifest.media.filter(({ path }) => path === "covers/fasampledelay-dark.svg");
    expect(found).toMatchObject({ width: 320, height: 180, dominantColour: "#102030" });
    expect(others).toEqual([]);
    expect(readFileSync(join(outDirectory, "media", "covers", "fasampledelay-dark.svg"), "utf8")).toBe(own);
  });

  it("[MEDIA-01] notes the size and the dominant colour of each picture; a card and the logo have none, because their ground is the page", async () => {
    const { manifest } = await build();
    const looks = manifest.media.map(({ path, width, height, dominantColour }) => [
      path,
      width,
      height,
      dominantColour,
    ]);
    expect(looks).toContainEqual(["covers/fasampledelay-dark.svg", 1600, 900, "#191612"]);
    expect(looks).toContainEqual(["cards/fasampledelay-light.svg", 380, 214, null]);
    expect(looks).toContainEqual(["logo.svg", 44, 44, null]);
    expect(looks).toContainEqual(["press/logo-light.svg", 800, 250, "#efe9dd"]);
  });

  it("refuses a picture that is none, and says which", async () => {
    mkdirSync(join(contentDirectory, "media"), { recursive: true });
    writeFileSync(join(contentDirectory, "media", "photo.jpg"), "no picture");
    await expect(build()).rejects.toMatchObject({
      file: "media/photo.jpg",
      reason: expect.stringMatching(/^is no picture: /),
    });
  });

  it("[SAFE-16] has a written manual sanitised, in the page and in the download, and the one inside a plugin's zip", async () => {
    const { manifest } = await build();
    const page = readFileSync(join(outDirectory, "media/manuals/fasampledelay.html"), "utf8");
    const download = manifest.files.find(({ product, kind }) => product === "faSampleDelay" && kind === "manual");
    const alone = readFileSync(join(outDirectory, "files", download?.path ?? ""), "utf8");
    const zip = manifest.files.find(({ product, variant }) => product === "faSampleDelay" && variant === "win");
    const inZip = unzipSync(readFileSync(join(outDirectory, "files", zip?.path ?? "")))["manual.html"];
    for (const html of [page, alone, new TextDecoder().decode(inZip)]) expect(html).toContain("<!--sanitised-->");
  });

  it("writes a product of any name below its own folders", async () => {
    const product = JSON.parse(readFileSync(join(contentDirectory, "products/fasampledelay.json"), "utf8"));
    const hostile = { ...product, name: "../../../../escaped", featuredMedia: null };
    writeFileSync(join(contentDirectory, "products/fasampledelay.json"), JSON.stringify(hostile));
    const { manifest } = await build(join(folder, "a/b/c/out"));
    expect(manifest.files.map(({ path }) => path)).toContain("fasampledelay/win.zip");
    expect(readdirSync(folder).sort()).toEqual(["a", "content"]);
    expect(readdirSync(join(folder, "a/b/c"))).toEqual(["out"]);
  });

  it("names the file when a download of the operator's can't be understood", async () => {
    mkdirSync(join(contentDirectory, "files", "fasampledelay"), { recursive: true });
    writeFileSync(join(contentDirectory, "files", "fasampledelay", "linux.zip"), "x");
    await expect(build()).rejects.toThrow("files/fasampledelay/linux.zip, field (the whole): isn't a download");
  });

  it("rejects when the process that makes it breaks", async () => {
    rmSync(join(contentDirectory, "manuals"), { recursive: true });
    await expect(build()).rejects.toThrow("The process that makes the content ended without a result.");
  });

  it("names the file when a content file isn't JSON", async () => {
    writeFileSync(join(contentDirectory, "products", "broken.json"), "{");
    await expect(build()).rejects.toThrow(/products\/broken\.json, field \(the whole\): is not JSON/);
  });
});
