import { expect, test } from "vitest";
import type { DownloadLink } from "../owned-products.ts";
import { firstDownload } from "./first-download.ts";

const link = (format: DownloadLink["format"]): DownloadLink => ({
  format,
  url: `/files/${format}`,
  fileName: null,
  sizeBytes: null,
  sha256: null,
  version: null,
  releaseDate: null,
  downloadedVersion: null,
  hasUpdate: false,
});
const [win, mac, all, wave] = [link("win"), link("mac"), link("ALL"), link("WAVE")] as const;

test.each([
  ["a plugin's file for the owner's system", [win, mac], "mac", { first: mac, others: [win] }],
  ["no file of a plugin on another system", [win, mac], "linux", { first: null, others: [win, mac] }],
  ["no file of a plugin while the system is unknown", [win], null, { first: null, others: [win] }],
  ["the complete pack, whatever the system", [all, wave], null, { first: all, others: [wave] }],
] as const)("[CAT-07] an owner gets %s first", (_case, downloads, system, expected) => {
  expect(firstDownload({ downloads }, system)).toEqual(expected);
});
