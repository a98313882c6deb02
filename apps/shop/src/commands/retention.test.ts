import { readFileSync } from "node:fs";
import { printRetentionReference, RETENTION } from "@shop/api";
import { expect, test } from "vitest";
import { SHOP_JOBS } from "../jobs/shop-jobs.ts";

test("[SAFE-27] every table that a job cleans names a job that the shop runs", () => {
  const jobs = SHOP_JOBS.map(({ name }) => name);
  const named = Object.values(RETENTION).flatMap((retention) => ("job" in retention ? [retention.job] : []));
  expect(named.filter((job) => !jobs.includes(job))).toEqual([]);
});

test("the retention reference is the one that the register prints", () => {
  const reference = readFileSync(new URL("../../../../docs/reference/retention.md", import.meta.url), "utf8");
  expect(reference).toBe(printRetentionReference());
});
