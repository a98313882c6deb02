import { activityEventSchema } from "@shop/api-client/contract";
import { marketingCalls } from "@shop/api-client/marketing";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { ActivityPart } from "../store/ports.ts";
import { FULL_CONSENT } from "../testing/build-tracker.ts";
import { createActivityGateway } from "./activity-gateway.ts";
import { createMarketingGateway } from "./marketing-gateway.ts";

const VISIT_ID = "0b5c4a39-7f0a-4f8e-8f8b-0a6d1c2e3f40";
const EVENT_ID = "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f";
const PART: ActivityPart = {
  batchId: "9f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f",
  emailAddress: "ada@example.com",
  consent: FULL_CONSENT,
  summary: { id: VISIT_ID, session_duration_ms: 1000, duration: 1000, page_views: { "/": 1 } },
  events: [{ id: EVENT_ID, type: "shop", timestamp: 1, data: { event: "search", term: "gate" } }],
};

function buildService(reply: () => Promise<Response>) {
  const clock = createFakeClock();
  const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const fetch = (async (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return reply();
  }) as typeof globalThis.fetch;
  const beacons: { readonly url: string; readonly body: string }[] = [];
  const sendBeacon = (url: string, body: string) => beacons.push({ url, body }) > 0;
  return {
    clock,
    sent,
    beacons,
    marketing: createMarketingGateway({ host: "", fetch, clock }),
    activity: createActivityGateway({ host: "", fetch, sendBeacon, clock }),
  };
}
const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

test("[TRACK-04] a call that fails returns success false with the service's message", async () => {
  const { marketing } = buildService(json({ success: false, message: "No consent.", code: "tracking.noConsent" }, 403));
  expect(await marketing.call("trackLogin", { user_email: "ada@example.com" })).toEqual({
    success: false,
    code: "tracking.noConsent",
    message: "No consent.",
  });
});

test("[TRACK-04] a service that is down, or takes ten seconds, returns success false with a message", async () => {
  const down = buildService(() => Promise.reject(new TypeError("offline")));
  expect(await down.marketing.call("unsubscribe", { user_email: "ada@example.com" })).toMatchObject({
    success: false,
    message: "api.unreachable",
  });
  const slow = buildService(() => new Promise(() => {}));
  const calling = slow.marketing.call("trackLogin", { user_email: "ada@example.com" });
  await slow.clock.advanceAsync(10_000);
  expect(await calling).toEqual({ success: false, code: "api.timeout", message: "api.timeout" });
});

test("[SAFE-19] the calls of a browser are those that act for its own session: no read, no tag", () => {
  const names = Object.keys(marketingCalls);
  expect(names.filter((name) => /^get|tag$/i.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["trackLogin", "unsubscribe", "resubscribe"]));
});

test("[TRACK-02] activity is sent with its visit, its consent and the ids of its events, as the service's schema wants it", async () => {
  const { activity, sent } = buildService(json({ success: true }));
  expect((await activity.send(PART)).isOk).toBe(true);
  expect(sent[0]?.url).toBe("/wp-json/fa-drip/v1/track-activity-session");
  const body = JSON.parse(String(sent[0]?.init?.body));
  expect(body).toMatchObject({
    user_email: "ada@example.com",
    session_data: { id: VISIT_ID },
    events: [{ id: EVENT_ID }],
  });
  expect(z.safeParse(marketingCalls.trackActivitySession.request, body).success).toBe(true);
  expect(z.safeParse(activityEventSchema, body.events[0]).success).toBe(true);
});

test("[TRACK-02] a beacon carries the same as text, and its size is known before", () => {
  const { activity, beacons } = buildService(json({ success: true }));
  expect(activity.beacon(PART)).toBe(true);
  expect(beacons[0]?.url).toBe("/wp-json/fa-drip/v1/track-activity-session");
  expect(activity.bytesOf(PART)).toBe(new TextEncoder().encode(beacons[0]?.body).length);
  expect(activity.most).toEqual({ bytes: 61_440, events: 500 });
});
