import { expect, test } from "vitest";
import { meta } from "./page-meta.ts";

test("[ROUTE-16] a page's head is what its loader made", () => {
  const head = [{ title: "Shop · Farfield Audio" }];
  expect(meta({ loaderData: { head } })).toEqual(head);
});

test("a page that couldn't be loaded has no head of its own", () => {
  expect(meta({ loaderData: undefined })).toEqual([]);
});
