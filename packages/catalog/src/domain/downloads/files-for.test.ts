import { expect, test } from "vitest";
import { buildOwnedProduct, buildWireOwnedPack } from "../../testing/index.ts";
import { type DownloadTarget, filesFor, versionsOf } from "./files-for.ts";

const PLUGIN = buildOwnedProduct().downloads;
const PACK = buildOwnedProduct(buildWireOwnedPack()).downloads;
const formats = (downloads: typeof PLUGIN, target: DownloadTarget) => {
  const { first, others } = filesFor(downloads, target);
  return [first.map(({ format }) => format), others.map(({ format }) => format)];
};

test("[ACCT-01] a plugin has one file for the visitor's system, the others come after it", () => {
  expect(formats(PLUGIN, { system: "mac" })).toEqual([["mac"], ["win"]]);
  expect(formats(PLUGIN, { system: "win", format: "WAVE" })).toEqual([["win"], ["mac"]]);
});

test("[ACCT-01] where the system is unknown there is one for each; where the plugin has none for it, none is first", () => {
  expect(formats(PLUGIN, { system: null })).toEqual([["win", "mac"], []]);
  expect(formats(PLUGIN.slice(0, 1), { system: "mac" })).toEqual([[], ["win"]]);
});

test("[ROUTE-09] a pack is downloaded complete, or in the chosen format", () => {
  expect(formats(PACK, { system: "mac" })[0]).toEqual(["ALL"]);
  expect(formats(PACK, { system: null, format: "WAVE" })[0]).toEqual(["WAVE"]);
  expect(formats(PACK.slice(1, 2), { system: null, format: "KEMPER" })).toEqual([[], ["AIFF"]]);
});

test("[ROUTE-09] on a phone no file is first, until a system is chosen", () => {
  expect(formats(PLUGIN, { system: null, isHandheld: true })[0]).toEqual([]);
  expect(formats(PACK, { system: null, isHandheld: true })[0]).toEqual([]);
  expect(formats(PLUGIN, { system: "mac", isHandheld: true })[0]).toEqual(["mac"]);
});

test("[ACCT-01] the version owned is the one downloaded last, the current one that of the file", () => {
  const [win, mac] = PLUGIN;
  if (!win || !mac) throw new Error("the plugin has two files");
  expect(versionsOf([{ ...mac, version: "2.1.1", downloadedVersion: "2.0.0", hasUpdate: true }])).toEqual([
    { formats: ["mac"], have: "2.0.0", current: "2.1.1", hasUpdate: true },
  ]);
  expect(versionsOf([{ ...win, version: "2.1.0", downloadedVersion: null }])).toEqual([
    { formats: ["win"], have: null, current: "2.1.0", hasUpdate: false },
  ]);
  expect(versionsOf([])).toEqual([]);
});

test("[ACCT-01] where the systems have different versions each has its own; where they have the same it is one", () => {
  const [win, mac] = PLUGIN;
  if (!win || !mac) throw new Error("the plugin has two files");
  expect(versionsOf([{ ...win, downloadedVersion: "2.0.0", hasUpdate: true }, mac])).toEqual([
    { formats: ["win"], have: "2.0.0", current: "2.1.0", hasUpdate: true },
    { formats: ["mac"], have: null, current: "2.1.1", hasUpdate: false },
  ]);
  expect(versionsOf([win, { ...mac, version: "2.1.0", downloadedVersion: "2.1.0" }])).toEqual([
    { formats: ["win", "mac"], have: "2.1.0", current: "2.1.0", hasUpdate: false },
  ]);
});
