import { expect, test } from "vitest";
import { findTrialFault } from "./find-trial-fault.ts";
import type { CheckedFile } from "./schemas/content-schemas.ts";

const file = (given: Partial<CheckedFile>): CheckedFile => ({
  product: "faAlign",
  kind: "plugin",
  variant: "win",
  path: "faalign/win.zip",
  sizeBytes: 10,
  sha256: "a".repeat(64),
  mediaType: "application/zip",
  version: "2.1.0",
  fileName: "faAlign.zip",
  ...given,
});
const full = file({});
const trial = file({ kind: "trial", path: "trials/faalign/win.zip", sha256: "b".repeat(64) });
const products = [{ name: "faAlign", trial: { limits: "Silent for 2 s every minute." } }];

test("[CAT-12] a trial beside the file for sale is in order", () => {
  expect(findTrialFault([full, trial], products)).toBeNull();
});

test.each([
  [
    "the file for sale as the trial",
    [full, { ...trial, sha256: full.sha256 }],
    "the trial trials/faalign/win.zip is the file for sale faalign/win.zip",
  ],
  [
    "a trial among the files for sale",
    [full, { ...trial, path: "faalign/trial.zip" }],
    "faalign/trial.zip is in the wrong folder for its kind: trial",
  ],
  [
    "a file for sale among the trials",
    [{ ...full, path: "trials/faalign/mac.zip" }],
    "trials/faalign/mac.zip is in the wrong folder for its kind: plugin",
  ],
  [
    "a trial of a product without one",
    [{ ...trial, product: "faDelay" }],
    "faDelay has no trial: trials/faalign/win.zip",
  ],
])("[CAT-12] %s is never imported", (_case, files, fault) => {
  expect(findTrialFault(files, products)).toBe(fault);
});
