import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import * as content from "../content/index.ts";
import * as contract from "../contract/index.ts";
import * as root from "../index.ts";
import * as marketing from "../marketing/index.ts";
import { serverMarketingCalls } from "./index.ts";

/** A package that depends on this one, and so finds it by its name. */
const DEPENDENT = fileURLToPath(new URL("../../../auth-ui/", import.meta.url));
const BROWSER = ["@shop/source", "module", "browser", "production"];
const SERVER = ["@shop/source", "module", "node", "production"];
/** What each call for servers is known by in a bundle, whatever became of its name in the code. */
const SIGNS = Object.values(serverMarketingCalls).flatMap(({ name, path }) => [
  name,
  path.slice(path.lastIndexOf("/")),
]);

/** The server calls that a bundler includes in its output for some code. */
async function bundledSigns(code: string, conditions: string[]): Promise<string[]> {
  const id = "\0some-code";
  const made = await build({
    configFile: false,
    logLevel: "silent",
    root: DEPENDENT,
    resolve: { conditions },
    plugins: [
      {
        name: "some-code",
        enforce: "pre",
        resolveId: (source) => (source.endsWith("some-code") ? id : null),
        load: (loaded) => (loaded === id ? code : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: "some-code", formats: ["es"], fileName: "made" } },
  });
  const [{ output }] = made as [Rolldown.RolldownOutput];
  const text = output.map((part) => (part.type === "chunk" ? part.code : "")).join("\n");
  return SIGNS.filter((sign) => text.includes(sign));
}

/** Every object below a value, itself included. */
function objectsIn(value: unknown, seen = new Set<object>()): Set<object> {
  if (typeof value !== "object" || value === null || seen.has(value)) return seen;
  seen.add(value);
  for (const member of Object.values(value)) objectsIn(member, seen);
  return seen;
}

test.each([
  [".", root, 0],
  ["./contract", contract, 17],
  ["./content", content, 0],
  ["./marketing", marketing, 17],
])("[SAFE-19] of the entry %s no export leads to a call for servers", (_entry, entry, count) => {
  const calls = [...objectsIn({ ...entry })].filter((one) => "isForServers" in one);
  expect(calls).toHaveLength(count);
  expect(calls.filter((call) => call.isForServers !== false || ("method" in call && call.method === "GET"))).toEqual(
    [],
  );
});

test.each(["", "/contract", "/content", "/marketing"])(
  "[SAFE-19] what a browser loads of @shop/api-client%s contains no call for servers",
  async (entry) => {
    expect(await bundledSigns(`export * from "@shop/api-client${entry}";`, BROWSER)).toEqual([]);
  },
);

test("[SAFE-19] a bundler for servers takes the entry for servers", async () => {
  expect(await bundledSigns(`export * from "@shop/api-client/server";`, SERVER)).toEqual(SIGNS);
});

test.each(["createMarketingClient", "serverMarketingCalls"])(
  "[SAFE-19] a bundler for browsers refuses %s of the entry for servers",
  async (name) => {
    await expect(bundledSigns(`export { ${name} } from "@shop/api-client/server";`, BROWSER)).rejects.toThrow(name);
  },
);

test.each([`export * from "@shop/api-client/server";`, `export const load = () => import("@shop/api-client/server");`])(
  "[SAFE-19] nothing of the entry for servers comes into a browser by: %s",
  async (code) => {
    expect(await bundledSigns(code, BROWSER)).toEqual([]);
  },
);

test("[SAFE-19] what a browser gets in its place says that it is for servers", async () => {
  await expect(import("./in-browsers.ts")).rejects.toThrow("make them on a server");
});
