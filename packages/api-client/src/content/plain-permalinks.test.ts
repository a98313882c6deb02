import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { recordedResponse } from "../../../../tooling/wordpress/recorded-wordpress.ts";
import { type ContentAnswer, createContentTransport } from "./content-transport.ts";
import { createContentReader } from "./create-content-reader.ts";

const recorded = (read: string) => recordedResponse(read).text;
const fault = recorded("posts/987654321");
const MOVED = { status: 301, text: "" };
const NOT_FOUND_PAGE = { status: 404, text: "<!DOCTYPE html><title>Page not found</title>" };

type Reply = Pick<ContentAnswer, "status" | "text">;

/** A reader of a site whose REST API is available only at its plain address, if at all. */
function createSite(pretty: Reply, plain: (query: string) => Reply, path?: string) {
  const asked: string[] = [];
  const transport = async ({ url }: { url: string }) => {
    asked.push(url.replace("https://wp.example", ""));
    const { pathname, search } = new URL(url);
    return { ...(pathname === "/" ? plain(search) : pretty), header: () => null };
  };
  const clock = createFakeClock();
  const reader = createContentReader({ host: "https://wp.example", transport, clock, ...(path && { path }) });
  return { reader, asked };
}

test.each([
  ["redirects", MOVED],
  ["redirects, as browsers show it", { status: 0, text: "" }],
  ["shows its page for missing addresses", NOT_FOUND_PAGE],
])(
  "[API-08] where /wp-json %s, a WordPress is read by rest_route, and from then on there first",
  async (_what, pretty) => {
    const { reader, asked } = createSite(pretty, (query) => ({
      status: 200,
      text: recorded(query.includes("/media/") ? "media/451" : "posts?slug=two-microphones&per_page=100"),
    }));
    expect(await reader.entries("posts", { slug: "two-microphones" })).toMatchObject(ok([{ id: 812 }]));
    expect(await reader.media(451)).toMatchObject(ok({ id: 451 }));
    expect(asked).toEqual([
      "/wp-json/wp/v2/posts?slug=two-microphones&per_page=100",
      "/?rest_route=/wp/v2/posts&slug=two-microphones&per_page=100",
      "/?rest_route=/wp/v2/media/451",
    ]);
  },
);

test("[API-08] a failure of the REST API itself is a response, by either address", async () => {
  const plainOnly = createSite(MOVED, () => ({ status: 404, text: fault }));
  expect(await plainOnly.reader.entry("posts", 9)).toMatchObject({
    failure: { params: { status: 404, code: "rest_post_invalid_id" } },
  });
  const pretty = createSite({ status: 404, text: fault }, () => ({ status: 200, text: "{}" }));
  await pretty.reader.entry("posts", 9);
  expect(pretty.asked).toHaveLength(1);
});

test("[API-08] a site without a REST API fails with the status of its first address", async () => {
  const { reader } = createSite(MOVED, () => ({ status: 200, text: "<!DOCTYPE html><title>Home</title>" }));
  expect(await reader.entry("posts", 9)).toEqual({
    isOk: false,
    failure: { code: "api.httpStatus", params: { status: 301, body: "" } },
  });
});

test("[API-08] a path that the host has set is the only one that is read", async () => {
  const { reader, asked } = createSite(MOVED, () => ({ status: 200, text: "[]" }), "/blog/wp-json/wp/v2");
  expect((await reader.entries("posts")).isOk).toBe(false);
  expect(asked).toEqual(["/blog/wp-json/wp/v2/posts?per_page=100"]);
});

test("[API-08] no redirect is followed, to another host or to the same", async () => {
  const options: Array<RequestInit | undefined> = [];
  const transport = createContentTransport(async (_url, init) => {
    options.push(init);
    return new Response(null, { status: 301, headers: { location: "https://elsewhere.example/" } });
  });
  const answer = await transport({ url: "https://wp.example/", headers: {}, signal: new AbortController().signal });
  expect([answer.status, options[0]?.redirect]).toEqual([301, "manual"]);
});
