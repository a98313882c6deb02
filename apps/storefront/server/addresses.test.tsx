import { expect, test } from "vitest";
import { createTestSite } from "../app/testing/create-test-site.tsx";

test("[SAFE-20] parameters that the page doesn't read never reach its rendering, and the page is rendered once for all of them", async () => {
  const site = createTestSite();
  const first = await (await site.get("/shop")).text();
  for (const query of ["?x=1", "?x=2", "?utm_source=mail&fbclid=3", "?id=1&key=secret&action=activation", "?"]) {
    const response = await site.get(`/shop${query}`);
    expect([response.status, await response.text()]).toEqual([200, first]);
  }
  expect(site.rendered).toEqual(["/shop"]);
});

test("[SAFE-20] a page that reads parameters is cached for each of their values, whatever else is in the query", async () => {
  const site = createTestSite();
  for (const query of ["?sort=name", "?sort=name&utm_source=a", "?utm_source=b&sort=name", "?sort=price"]) {
    await site.get(`/list${query}`);
  }
  expect(site.rendered).toEqual(["/list?sort=name", "/list?sort=price"]);
});

test("[SAFE-20] a private page is rendered for each request, with the parameters that it reads", async () => {
  const site = createTestSite();
  await site.get("/account?utm_source=mail&sort=name&key=secret");
  await site.get("/account?sort=name");
  expect(site.rendered).toEqual(["/account?sort=name", "/account?sort=name"]);
});

test.each([
  ["/Shop", "/shop"],
  ["/shop/", "/shop"],
  ["//shop", "/shop"],
  ["/%73hop?x=1&y=2", "/shop?x=1&y=2"],
  ["/Account?sort=Name", "/account?sort=Name"],
  ["/list?page=2&sort=name", "/list?sort=name&page=2"],
  ["/list?page=2&utm_source=a&sort=name", "/list?sort=name&page=2&utm_source=a"],
  ["/list?sort=name&sort=price", "/list?sort=name"],
  ["/SHOP.data?_routes=shop", "/shop.data?_routes=shop"],
])("[SAFE-20] %s permanently redirects to %s, without being rendered", async (asked, location) => {
  const site = createTestSite();
  const response = await site.get(asked);
  expect([response.status, response.headers.get("location"), response.headers.get("cache-control")]).toEqual([
    308,
    location,
    "no-store",
  ]);
  expect(site.rendered).toEqual([]);
  expect((await site.get(location)).status).toBe(200);
});

test("[SAFE-20] the data of navigations are kept too, for the routes that the page has", async () => {
  const site = createTestSite();
  const queries = ["", "?_routes=shop", "?_routes=shop&x=1", "?_routes=shop,nonsense", "?_routes=nonsense", "?x=2"];
  const bodies = new Set<string>();
  for (const query of queries) bodies.add(await (await site.get(`/shop.data${query}`)).text());
  expect(site.rendered).toEqual(["/shop.data", "/shop.data?_routes=shop"]);
  expect(bodies.size).toBe(2);
});

test("[SAFE-20] a head request is served from what was kept", async () => {
  const site = createTestSite();
  await site.get("/shop");
  await site.get("/shop?x=1", {}, "HEAD");
  expect(site.rendered).toEqual(["/shop"]);
});

test("[ROUTE-07] the redirect of a product to its own address takes the query along, which its rendering never sees", async () => {
  const site = createTestSite();
  const locations = [];
  for (const query of ["?id=1&key=secret&action=activation", "?x=2"]) {
    const response = await site.get(`/moved${query}`);
    locations.push([response.status, response.headers.get("location")]);
  }
  expect(locations).toEqual([
    [308, "/shop?id=1&key=secret&action=activation"],
    [308, "/shop?x=2"],
  ]);
  expect(site.countRenderings()).toBe(1);
});
