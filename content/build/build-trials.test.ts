import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildDemoContent } from "./build-demo-content.ts";
import { checkContentFolder } from "./check-content-folder.ts";
import { demoContentDirectory } from "./demo-content-directory.ts";
import { loadProducts } from "./load-content.ts";
import { writeSmallShop } from "./testing/small-shop.ts";

let folder = "";
let contentDirectory = "";
let outDirectory = "";

const build = () =>
  buildDemoContent({ contentDirectory, outDirectory, sanitiseHtml: (html) => html, log: () => undefined });

describe("building a plugin that has a trial", { timeout: 30_000 }, () => {
  const product = "products/fasampledelay.json";
  const own = (name: string, bytes: string) => {
    mkdirSync(join(contentDirectory, "files", "fasampledelay"), { recursive: true });
    writeFileSync(join(contentDirectory, "files", "fasampledelay", name), bytes);
  };
  const check = () => checkContentFolder(contentDirectory, loadProducts(contentDirectory));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "demo-content-"));
    contentDirectory = join(folder, "content");
    outDirectory = join(folder, "out");
    writeSmallShop(contentDirectory);
    const described = JSON.parse(readFileSync(join(contentDirectory, product), "utf8"));
    writeFileSync(join(contentDirectory, product), JSON.stringify({ ...described, trial: { limits: "Silent." } }));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("[CAT-12] makes one beside each generated download, in a folder of its own, without presets and licence", async () => {
    const manifest = await build();
    const trials = manifest.files.filter(({ kind }) => kind === "trial");
    expect(trials.map(({ path, version }) => [path, version])).toEqual([
      ["trials/fasampledelay/win.zip", "1.2.0"],
      ["trials/fasampledelay/mac.zip", "1.2.0"],
    ]);
    const zip = unzipSync(readFileSync(join(outDirectory, "files", "trials/fasampledelay/win.zip")));
    expect(Object.keys(zip)).toEqual(["README.txt", "manual.html"]);
    expect(Buffer.from(zip["README.txt"] ?? []).toString()).toContain("Silent.");
  });

  it("[CAT-12] takes the operator's own where the download is one, and makes none from it", async () => {
    own("mac.pkg", "full");
    own("trial-mac.pkg", "trial");
    check();
    const manifest = await build();
    const named = manifest.files.filter(({ variant }) => variant === "mac").map(({ kind, path }) => `${kind} ${path}`);
    expect(named).toEqual(["plugin fasampledelay/mac.pkg", "trial trials/fasampledelay/mac.pkg"]);
  });

  it.each([
    [{ "mac.pkg": "full" }, `${product}, field (the whole): has a trial, and files/fasampledelay has no trial-mac`],
    [
      { "mac.pkg": "full", "trial-mac.zip": "full" },
      "files/fasampledelay/trial-mac.zip, field (the whole): is the same file as files/fasampledelay/mac.pkg",
    ],
    [{ "trial-ALL.zip": "x" }, "files/fasampledelay/trial-ALL.zip, field (the whole): isn't a download"],
  ])("[CAT-12] stops before a build where a trial is missing, whole or unknown: %j", (files, fault) => {
    for (const [name, bytes] of Object.entries(files)) own(name, bytes);
    expect(check).toThrow(fault);
  });

  it("[CAT-12] stops where a product doesn't say what its trial lacks", () => {
    cpSync(join(demoContentDirectory(), product), join(contentDirectory, product));
    own("trial-win.exe", "trial");
    expect(check).toThrow("files/fasampledelay/trial-win.exe, field (the whole): is a trial");
  });
});
