import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createServerMarketing } from "./server-marketing.ts";

function buildService(body: unknown, status = 200) {
  const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const fetch = (async (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return new Response(JSON.stringify(body), { status });
  }) as typeof globalThis.fetch;
  const clock = createFakeClock();
  return { sent, marketing: createServerMarketing({ host: "https://marketing.example", key: "k1", fetch, clock }) };
}

test("[TRACK-04] [SAFE-19] a server with the key reads the tags of a user", async () => {
  const { marketing, sent } = buildService({ success: true, tags: ["beta"] });
  expect(await marketing.call("getUserTags", { user_email: "ada@example.com" })).toEqual({
    success: true,
    tags: ["beta"],
  });
  expect(sent[0]).toMatchObject({
    url: "https://marketing.example/wp-json/fa-drip/v1/user-tags?user_email=ada%40example.com",
    init: { method: "GET", redirect: "manual", headers: { authorization: "Bearer k1" } },
  });
});

test("[TRACK-04] a refusal is success false with the service's message", async () => {
  const { marketing } = buildService({ success: false, message: "Wrong key." }, 401);
  expect(await marketing.call("getAllTags", {})).toEqual({
    success: false,
    code: "api.refused",
    message: "Wrong key.",
  });
});

test("[SAFE-19] what a browser gets in its place says that it is for servers", async () => {
  await expect(import("./in-browsers.ts")).rejects.toThrow("use it on a server");
});
