import { expect, test } from "vitest";
import { createFetchTransport } from "./transport.ts";

const REQUEST = {
  url: "https://shop.example/v1/x",
  method: "POST",
  headers: { accept: "application/json" },
  body: "{}",
  signal: new AbortController().signal,
  keepalive: true,
} as const;

function createFakeFetch(answer: Response) {
  const calls: Array<readonly [unknown, RequestInit | undefined]> = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    calls.push([url, init]);
    return answer;
  };
  return { fetch, calls };
}

test("cookies go along to the shop's own origin, and any status is a response", async () => {
  const { fetch, calls } = createFakeFetch(new Response("no", { status: 503 }));
  expect(await createFetchTransport(fetch)(REQUEST)).toEqual({ status: 503, text: "no" });
  const { url, ...rest } = REQUEST;
  expect(calls).toEqual([[url, { ...rest, credentials: "same-origin" }]]);
});

test("a server gives its caller's cookie along, and an embedding host chooses whether cookies go", async () => {
  const { fetch, calls } = createFakeFetch(new Response(""));
  const send = createFetchTransport(fetch, { credentials: "omit", headers: () => ({ cookie: "a=1" }) });
  await send(REQUEST);
  expect(calls[0]?.[1]).toMatchObject({ credentials: "omit", headers: { accept: "application/json", cookie: "a=1" } });
});
