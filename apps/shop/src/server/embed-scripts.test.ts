import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmbedScripts, readEmbedScripts } from "./embed-scripts.ts";

let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "embed-built-"));
  kept = mkdtempSync(path.join(tmpdir(), "embed-kept-"));
});
afterEach(() => {
  for (const made of [folder, kept]) rmSync(made, { recursive: true });
});

function build(text: string): { path: string; integrity: string } {
  for (const language of ["en", "de"]) {
    const content = `/* ${text} ${language} */`;
    writeFileSync(path.join(folder, `shop-cart.${language}.js`), content);
    writeFileSync(path.join(folder, `shop-cart.${language}.js.br`), brotliCompressSync(content));
    writeFileSync(path.join(folder, `shop-consent.${language}.js`), "/* consent */");
  }
  writeFileSync(path.join(folder, "inputs-hash"), text);
  const script = readEmbedScripts(folder).find(({ name, language }) => name === "shop-cart" && language === "de");
  if (!script) throw new Error("There is no German script.");
  return script;
}

const get = async (address: string, headers: Record<string, string> = {}) =>
  createEmbedScripts(kept, folder).request(address, { headers });

test("a script is served under its version to every page, to be kept for good", async () => {
  const script = build("one");
  const answer = await get(script.path);
  expect(await answer.text()).toBe("/* one de */");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": expect.stringContaining("text/javascript"),
  });
  const small = await get(script.path, { "accept-encoding": "br" });
  expect(small.headers.get("content-encoding")).toBe("br");
});

test("consent's elements are scripts of their own, under the same version", async () => {
  const cart = build("one");
  const [consent] = readEmbedScripts(folder).filter(({ name }) => name === "shop-consent");
  expect(consent?.path).toBe(cart.path.replace("shop-cart.de", "shop-consent.de"));
  expect(await (await get(consent?.path ?? "")).text()).toBe("/* consent */");
});

test("the integrity is the hash of what is served", async () => {
  const script = build("one");
  const body = await (await get(script.path)).text();
  expect(script.integrity).toBe(`sha384-${createHash("sha384").update(body).digest("base64")}`);
});

test("an earlier version stays where pages look for it, beside the next", async () => {
  const first = build("one");
  await get(first.path);
  const second = build("two");
  expect(second.path).not.toBe(first.path);
  expect(await (await get(first.path)).text()).toBe("/* one de */");
  expect(await (await get(second.path)).text()).toBe("/* two de */");
});

test.each([
  "/embed/0123456789ab/shop-cart.en.js",
  "/embed/0123456789ab/inputs-hash",
  "/embed/../shop-cart.en.js",
  "/embed/0123456789ab/..%2f..%2fsecret",
  "/embed/",
])("%s is no script, and isn't kept by anybody", async (address) => {
  build("one");
  const answer = await get(address);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, null]);
});

test("a shop whose scripts aren't built yet starts all the same", () => {
  expect(readEmbedScripts(path.join(folder, "nothing"))).toEqual([]);
  expect(() => createEmbedScripts(kept, path.join(folder, "nothing"))).not.toThrow();
});
