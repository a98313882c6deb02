import { fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { MARKETING_SAMPLES } from "../testing/call-samples.ts";
import {
  buildBeacon,
  createTrackingClient,
  type MarketingCallName,
  type MarketingRequest,
  type MarketingTransportAnswer,
  marketingCalls,
} from "./index.ts";

const NAMES = Object.keys(marketingCalls) as MarketingCallName[];

function ask(reply: () => Promise<MarketingTransportAnswer>) {
  const clock = createFakeClock();
  const sent: MarketingRequest[] = [];
  const transport = (request: MarketingRequest) => {
    sent.push(request);
    return reply();
  };
  return { client: createTrackingClient({ host: "", clock, transport }), clock, sent };
}
const answering = (body: unknown, status = 200) => ask(async () => ({ status, text: JSON.stringify(body) }));

test.each(NAMES)("[TRACK-04] a browser calls %s by POST with JSON, at its documented address", async (name) => {
  const { request } = MARKETING_SAMPLES[name];
  const { client, sent } = answering({ success: true });
  expect(await client.call(name, request)).toEqual(ok({ success: true }));
  expect(sent).toMatchObject([
    {
      method: "POST",
      url: marketingCalls[name].path,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    },
  ]);
});

test("[TRACK-04] the addresses are those of the documents, and one of our own", () => {
  expect(NAMES.map((name) => marketingCalls[name].path.replace("/wp-json/fa-drip/v1/", "")).sort()).toEqual([
    ...["report-consent", "resubscribe", "track-activity-session", "track-cart-add", "track-cart-remove"],
    ...["track-checkout", "track-download", "track-login", "track-logout", "track-page-view", "track-product-view"],
    ...["track-purchase", "track-rating", "track-redeem", "track-signup", "track-verify", "unsubscribe"],
  ]);
});

test("[TRACK-04] a refusal has the service's message", async () => {
  const { client } = answering({ success: false, message: "No consent.", code: "tracking.noConsent" });
  expect(await client.call("trackLogin", { user_email: "ada@example.com" })).toEqual(
    fail({ code: "tracking.noConsent", serverText: "No consent." }),
  );
});

test("[TRACK-04] a call fails after ten seconds", async () => {
  const { client, clock, sent } = ask(() => new Promise(() => {}));
  const calling = client.call("trackLogin", { user_email: "ada@example.com" });
  await clock.advanceAsync(9_999);
  expect(sent[0]?.signal.aborted).toBe(false);
  await clock.advanceAsync(1);
  expect(await calling).toEqual(fail({ code: "api.timeout" }));
});

test("[TRACK-02] a beacon is the activity call as text", () => {
  const request = { user_email: "ada@example.com", session_data: {}, events: [] };
  expect(buildBeacon("https://shop.example", request)).toEqual({
    url: "https://shop.example/wp-json/fa-drip/v1/track-activity-session",
    body: '{"user_email":"ada@example.com","session_data":{},"events":[]}',
  });
});
