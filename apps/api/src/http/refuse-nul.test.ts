import { Hono } from "hono";
import { expect, test } from "vitest";
import { refuseNul } from "./refuse-nul.ts";

const app = new Hono().use(refuseNul()).get("*", (c) => c.text("reached"));

test.each(["/test-provider/session/%00", "/files/products/a%00b/win"])(
  "[SAFE-01] an address with a NUL is one of nothing: %s",
  async (address) => {
    const response = await app.request(address);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ valid: false, code: "api.notServed" });
  },
);

test.each(["/media/100%25", "/files/products/%2500/win", "/", "/wp-json/wp/v2/posts?slug=%00"])(
  "any other address goes on: %s",
  async (address) => {
    expect(await (await app.request(address)).text()).toBe("reached");
  },
);
