import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Deps } from "@shop/api";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { seedContent } from "./seed-content.ts";

const DEMO = fileURLToPath(new URL("../../../../content", import.meta.url));
const PRODUCT = "products/fasampledelay.json";
const PACK = "packs/fair-jazz-box.json";

let root: string;
let folder: string;

/** A content folder with one plugin, one pack and the support page with its answers. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "wrong-content-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  folder = path.join(root, "content");
  const files = [PRODUCT, "products/fair-jazz-box.json", PACK, "presets/fasampledelay.json"];
  for (const file of [...files, "manuals/fasampledelay.html", "pages/support.json", "shop.json"])
    cpSync(path.join(DEMO, file), path.join(folder, file));
  cpSync(path.join(DEMO, "answers"), path.join(folder, "answers"), { recursive: true });
  // Their figures need packs that this shop hasn't.
  for (const name of readdirSync(path.join(DEMO, "tutorials"))) {
    const { figures: _, ...tutorial } = JSON.parse(readFileSync(path.join(DEMO, "tutorials", name), "utf8"));
    write(`tutorials/${name}`, JSON.stringify(tutorial));
  }
});

const at = (file: string) => path.join(folder, file);

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
}

function change(file: string, values: object): void {
  write(file, JSON.stringify({ ...JSON.parse(readFileSync(at(file), "utf8")), ...values }));
}

/** Deps of a process that gets no further than the check. */
const nothingYet = { log: { info: () => undefined } } as unknown as Deps;

/** The start's message to the operator. Rethrows any other error. */
async function refusal(): Promise<string> {
  const settings = { SHOP_CONTENT_DIR: folder, SHOP_CONTENT_IMPORT: "forward" } as const;
  try {
    await seedContent(nothingYet, settings, path.join(root, "out"));
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
  return "nothing";
}

const link = (file: string, target: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  symlinkSync(target, at(file));
};

function openSocket(file: string): Promise<void> {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve) => server.listen(at(file), resolve));
}

const LEGAL = { company: "Bench GmbH", street: "", city: "", vatId: "" };
const article = readdirSync(path.join(DEMO, "tutorials")).map((name) => `tutorials/${name}`)[0] as string;
const media = { dark: "/media/a.svg", light: "/media/a.svg", alt: "", width: 10, height: 10 };
const version = { platform: "win", release_date: "2026-01-05", version: "1.0.0" };

const WRONG: ReadonlyArray<readonly [name: string, make: () => void | Promise<void>, file: string, field: string]> = [
  ["a slug that is a number", () => change(PRODUCT, { slug: 5 }), PRODUCT, "slug"],
  ["a name that is null", () => change(PRODUCT, { name: null }), PRODUCT, "name"],
  ["a name that is missing", () => change(PRODUCT, { name: undefined }), PRODUCT, "name"],
  ["a product that is a list", () => write(PRODUCT, "[]"), PRODUCT, "(the whole)"],
  ["a product that is null", () => write(PRODUCT, "null"), PRODUCT, "(the whole)"],
  ["an empty file", () => write(PRODUCT, ""), PRODUCT, "(the whole)"],
  ["broken JSON", () => write(PRODUCT, '{"name":\n'), PRODUCT, "(the whole)"],
  ["a byte order mark", () => write(PRODUCT, `\u{feff}${readFileSync(at(PRODUCT), "utf8")}`), PRODUCT, "(the whole)"],
  ["a file that is not UTF-8", () => write(PRODUCT, new Uint8Array([0x22, 0xff, 0x22])), PRODUCT, "(the whole)"],
  ["a folder that is named like a product", () => mkdirSync(at("products/x.json")), "products/x.json", "(the whole)"],
  ["a file of ten megabytes", () => truncateSync(at(PRODUCT), 10_000_000), PRODUCT, "(the whole)"],
  ["no product", () => rmSync(at("products"), { recursive: true }), "products", "(the whole)"],
  ["versions that are null", () => change(PRODUCT, { versions: null }), PRODUCT, "versions"],
  ["a version that is no object", () => change(PRODUCT, { versions: ["1"] }), PRODUCT, "versions.0"],
  ["a picture that is a text", () => change(PRODUCT, { featuredMedia: "x" }), PRODUCT, "featuredMedia"],
  ["a picture without measures", () => change(PRODUCT, { featuredMedia: {} }), PRODUCT, "featuredMedia.dark"],
  ["an id beyond an integer column", () => change(PRODUCT, { wpId: 9e15 }), PRODUCT, "wpId"],
  ["an article's id beyond it", () => change(article, { id: 9e15 }), article, "id"],
  ["a negative id", () => change(PRODUCT, { editorId: -1 }), PRODUCT, "editorId"],
  ["NUL in a text", () => change(PRODUCT, { shopDesc: "a\0b" }), PRODUCT, "shopDesc"],
  ["half a character", () => change(PRODUCT, { productPageDesc: "a\ud800b" }), PRODUCT, "productPageDesc"],
  ["NUL in a name", () => change(PRODUCT, { name: "a\0b" }), PRODUCT, "name"],
  ["a line break in a name", () => change(PRODUCT, { name: "a\nb" }), PRODUCT, "name"],
  ["half a character in a name", () => change(PRODUCT, { name: "a\udc00b" }), PRODUCT, "name"],
  ["a name that climbs", () => change(PRODUCT, { name: "../../../escaped" }), PRODUCT, "name"],
  ["a slash in a name", () => change(PRODUCT, { name: "AC/DC" }), PRODUCT, "name"],
  ["a backslash in a name", () => change(PRODUCT, { name: "AC\\DC" }), PRODUCT, "name"],
  [
    "a version that climbs",
    () => change(PRODUCT, { versions: [{ ...version, version: "../../../1" }] }),
    PRODUCT,
    "versions.0.version",
  ],
  [
    "a day that the calendar doesn't have",
    () => change(PRODUCT, { versions: [{ ...version, release_date: "2026-02-31" }] }),
    PRODUCT,
    "versions.0.release_date",
  ],
  ["an article of such a day", () => change(article, { date: "2026-02-31" }), article, "date"],
  ["an article of the year 0", () => change(article, { date: "0000-01-01" }), article, "date"],
  ["a script in the place of a manual", () => change(PRODUCT, { manual_url: "javascript:x()" }), PRODUCT, "manual_url"],
  ["a manual elsewhere", () => change(PRODUCT, { manual_url: "//evil.example/m" }), PRODUCT, "manual_url"],
  ["a manual outside media", () => change(PRODUCT, { manual_url: "/media/%2e%2e/account" }), PRODUCT, "manual_url"],
  [
    "a picture elsewhere",
    () => change(PRODUCT, { featuredMedia: { ...media, dark: "https://evil.example/a.svg" } }),
    PRODUCT,
    "featuredMedia.dark",
  ],
  [
    "a script in the place of a picture",
    () => change(PRODUCT, { featuredMedia: { ...media, light: "javascript:x()" } }),
    PRODUCT,
    "featuredMedia.light",
  ],
  [
    "a negative size",
    () => change(PRODUCT, { featuredMedia: { ...media, width: -5 } }),
    PRODUCT,
    "featuredMedia.width",
  ],
  ["a text of 5001 characters", () => change(PRODUCT, { shopDesc: "a".repeat(5001) }), PRODUCT, "shopDesc"],
  [
    "a body of 200 001 characters",
    () => change(PRODUCT, { productPageDesc: "a".repeat(200_001) }),
    PRODUCT,
    "productPageDesc",
  ],
  ["a shop without a name", () => change("shop.json", { name: null }), "shop.json", "name"],
  [
    "a seller in no country",
    () => change("shop.json", { legal: { ...LEGAL, country: "Germany" } }),
    "shop.json",
    "legal.country",
  ],
  ["a shop that is a list", () => write("shop.json", "[]"), "shop.json", "(the whole)"],
  ["no shop", () => rmSync(at("shop.json")), "shop.json", "(the whole)"],
  ["a shop without its company", () => change("shop.json", { legal: {} }), "shop.json", "legal.company"],
  ["a version that is a text", () => change("shop.json", { version: "2" }), "shop.json", "version"],
  ["sales that are no list", () => write("sales.json", "{}"), "sales.json", "(the whole)"],
  ["sales that are null", () => write("sales.json", "null"), "sales.json", "(the whole)"],
  ["a recipe without takes", () => change(PACK, { takes: [] }), PACK, "takes"],
  ["a recipe without a cabinet", () => change(PACK, { cabinet: null }), PACK, "cabinet"],
  ["a recipe whose live take isn't one", () => change(PACK, { coverTake: 99 }), PACK, "coverTake"],
  ["an unknown microphone", () => change(PACK, { takes: [{ microphone: "X" }] }), PACK, "takes.0.microphone"],
  [
    "presets that are no list",
    () => write("presets/fasampledelay.json", "{}"),
    "presets/fasampledelay.json",
    "(the whole)",
  ],
  [
    "a preset whose name climbs",
    () => write("presets/fasampledelay.json", '[{"name":"../../x","description":"","parameters":{}}]'),
    "presets/fasampledelay.json",
    "0.name",
  ],
  ["no manual", () => rmSync(at("manuals/fasampledelay.html")), "manuals/fasampledelay.html", "(the whole)"],
  [
    "a manual that is a folder",
    () => mkdirSync(at("manuals/fair-jazz-box.html")),
    "manuals/fair-jazz-box.html",
    "(the whole)",
  ],
  ["downloads of no product", () => write("files/nothing/win.zip", "x"), "files/nothing", "(the whole)"],
  ["a download that isn't in a folder", () => write("files/win.zip", "x"), "files/win.zip", "(the whole)"],
  [
    "a folder as a download",
    () => mkdirSync(at("files/fasampledelay/win.zip"), { recursive: true }),
    "files/fasampledelay/win.zip",
    "(the whole)",
  ],
  [
    "a download of an unknown kind",
    () => write("files/fasampledelay/linux.zip", "x"),
    "files/fasampledelay/linux.zip",
    "(the whole)",
  ],
  ["a dangling link in media", () => link("media/a.svg", "/nowhere"), "media/a.svg", "(the whole)"],
  [
    "a link from media to a file of the system",
    () => link("media/a.svg", "/etc/hostname"),
    "media/a.svg",
    "(the whole)",
  ],
  ["a link from media to a folder", () => link("media/a", "/etc"), "media/a", "(the whole)"],
  ["a link in the place of media", () => link("media", "/etc"), "media", "(the whole)"],
  [
    "a link as a download",
    () => link("files/fasampledelay/win.zip", "/etc/hostname"),
    "files/fasampledelay/win.zip",
    "(the whole)",
  ],
  ["a link to a folder of downloads", () => link("files/fasampledelay", "/etc"), "files/fasampledelay", "(the whole)"],
  ["a dangling link as a product", () => link("products/x.json", "/nowhere"), "products/x.json", "(the whole)"],
  [
    "a link as a manual",
    () => link("manuals/fair-jazz-box.html", "/etc/hostname"),
    "manuals/fair-jazz-box.html",
    "(the whole)",
  ],
  ["a socket in media", () => openSocket("media/socket"), "media/socket", "(the whole)"],
  ["a folder in the place of a picture", () => write("media/logo.svg/x", ""), "media/logo.svg/x", "(the whole)"],
  ["a file in the place of the covers", () => write("media/covers", ""), "media/covers", "(the whole)"],
];

test.each(WRONG)(
  "%s stops the start with one line that names file and field, and nothing is built",
  async (_name, make, file, field) => {
    await make();
    const line = await refusal();
    expect(line.startsWith(`The content can't be imported: ${file}, field ${field}: `), line).toBe(true);
    expect(line).not.toMatch(/\n/);
    expect(readdirSync(root)).toEqual(["content"]);
  },
);
