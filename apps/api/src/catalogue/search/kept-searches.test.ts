import { expect, test, vi } from "vitest";
import type { FoundProducts, SearchRequest } from "./find-products.ts";
import { createKeptSearches } from "./kept-searches.ts";

const FOUND: FoundProducts = { ids: ["1"], total: 1, counts: {}, readAs: [] };
const request = (text: string): SearchRequest => ({
  ...{ text, choices: {}, currency: "EUR", sort: "best", page: 1, page_size: 24 },
});

test("[CAT-10] the same search is found once, until the catalogue changes", async () => {
  const kept = createKeptSearches<FoundProducts>();
  const find = vi.fn(async () => FOUND);
  const catalogue = [{ id: "1", product: {} as never }];
  expect(await kept(catalogue, request("cellar"), find)).toBe(FOUND);
  await kept(catalogue, request("cellar"), find);
  expect(find).toHaveBeenCalledTimes(1);
  await kept(catalogue, request("rock"), find);
  await kept([...catalogue], request("cellar"), find);
  expect(find).toHaveBeenCalledTimes(3);
});

test("[CAT-10] a search that fails is tried again", async () => {
  const kept = createKeptSearches<FoundProducts>();
  const find = vi.fn(async (): Promise<FoundProducts> => Promise.reject(new Error("The database is away.")));
  await expect(kept([], request("cellar"), find)).rejects.toThrow("The database is away.");
  await expect(kept([], request("cellar"), find)).rejects.toThrow("The database is away.");
});

test("[CAT-10] five hundred searches are kept, those that were used last", async () => {
  const kept = createKeptSearches<FoundProducts>();
  const find = vi.fn(async () => FOUND);
  const catalogue = [{ id: "1", product: {} as never }];
  for (let index = 0; index < 501; index++) await kept(catalogue, request(`word ${index}`), find);
  await kept(catalogue, request("word 1"), find);
  expect(find).toHaveBeenCalledTimes(501);
  await kept(catalogue, request("word 0"), find);
  expect(find).toHaveBeenCalledTimes(502);
});
