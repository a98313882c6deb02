import { expect, test } from "vitest";
import { createTestSite } from "../app/testing/create-test-site.tsx";

const MARKDOWN = { accept: "text/markdown, */*;q=0.1" };
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const typeOf = (response: Response) => response.headers.get("content-type");
const varyOf = (response: Response) => response.headers.get("vary");

test("[ROUTE-16] one address is a page for a browser and Markdown for a program that asks for it, and says so to caches", async () => {
  const { get } = createTestSite();
  const [page, markdown] = [await get("/list", BROWSER), await get("/list", MARKDOWN)];
  expect([typeOf(page), typeOf(markdown)]).toEqual(["text/html; charset=utf-8", "text/markdown; charset=utf-8"]);
  expect([varyOf(page), varyOf(markdown)]).toEqual(["accept, accept-encoding", "accept, accept-encoding"]);
});

test("[ROUTE-16] both versions are kept: each is rendered once, and the Markdown is that of its own address", async () => {
  const { get, countRenderings } = createTestSite();
  const bodies = new Set<string>();
  for (const [path, headers] of [
    ["/list", MARKDOWN],
    ["/list?sort=name", MARKDOWN],
    ["/list.md", {}],
    ["/list.md", BROWSER],
  ] as const) {
    bodies.add(await (await get(path, headers)).text());
  }
  expect(bodies).toEqual(new Set(["# 1\n"]));
  await get("/list", BROWSER);
  await get("/list", BROWSER);
  expect(countRenderings()).toBe(2);
});

test("[ROUTE-16] a page without a Markdown version is the page, whatever is asked for", async () => {
  const { get } = createTestSite();
  const page = await get("/shop", MARKDOWN);
  expect([page.status, typeOf(page), varyOf(page)]).toEqual([200, "text/html; charset=utf-8", "accept-encoding"]);
});

test("[ROUTE-16] a page without one has none at its address with .md either, and the router's own address of one leads to the public one", async () => {
  const { get } = createTestSite();
  expect((await get("/shop.md")).status).toBe(404);
  const own = await get("/markdown/list");
  expect([own.status, own.headers.get("location")]).toEqual([308, "/list.md"]);
});
