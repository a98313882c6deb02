import { expect, test } from "vitest";
import { createMetrics } from "./create-metrics.ts";
import { readExposition } from "./testing/read-exposition.ts";

test("requests are counted by operation or kind of path and class of status, with their times", async () => {
  const { registry, onRequest } = createMetrics();
  onRequest({ path: "/v1/abc", operation: "addToCart", status: 200, ms: 30 });
  onRequest({ path: "/v1/abc", operation: "addToCart", status: 409, ms: 700 });
  onRequest({ path: "/shop", operation: undefined, status: 200, ms: 3 });
  const { types, sample } = readExposition(await registry.metrics());
  expect(types.get("shop_requests_total")).toBe("counter");
  expect(types.get("shop_request_duration_seconds")).toBe("histogram");
  expect(sample('shop_requests_total{route="addToCart",status="2xx"}')).toBe(1);
  expect(sample('shop_requests_total{route="addToCart",status="4xx"}')).toBe(1);
  expect(sample('shop_requests_total{route="page",status="2xx"}')).toBe(1);
  expect(sample('shop_request_duration_seconds_bucket{le="0.025",route="addToCart"}')).toBe(0);
  expect(sample('shop_request_duration_seconds_bucket{le="0.05",route="addToCart"}')).toBe(1);
  expect(sample('shop_request_duration_seconds_bucket{le="+Inf",route="addToCart"}')).toBe(2);
  expect(sample('shop_request_duration_seconds_sum{route="addToCart"}')).toBe(0.73);
});

test("a thousand paths make no further label, and none of them is in the text", async () => {
  const { registry, onRequest } = createMetrics();
  for (let number = 0; number < 1000; number += 1)
    onRequest({ path: `/products/ada@mail.example-${number}`, operation: undefined, status: 404, ms: 1 });
  const { text, sample, seriesOf } = readExposition(await registry.metrics());
  expect(sample('shop_requests_total{route="page",status="4xx"}')).toBe(1000);
  expect(seriesOf("shop_requests_total")).toHaveLength(1);
  expect(text).not.toContain("ada");
});

test("pages from memory, rendered and expired are counted, with how many are in memory", async () => {
  const { registry, onPageLookUp } = createMetrics();
  onPageLookUp({ result: "miss", keptPages: 1 });
  onPageLookUp({ result: "hit", keptPages: 1 });
  onPageLookUp({ result: "miss", keptPages: 2 });
  const { sample } = readExposition(await registry.metrics());
  expect(sample('shop_page_cache_requests_total{result="hit"}')).toBe(1);
  expect(sample('shop_page_cache_requests_total{result="miss"}')).toBe(2);
  expect(sample('shop_page_cache_requests_total{result="stale"}')).toBe(0);
  expect(sample("shop_page_cache_pages")).toBe(2);
});

test("warnings and errors of the log are counted, and written as before", async () => {
  const { registry, countLines } = createMetrics();
  const written: string[] = [];
  const write = (_fields: object, message: string) => written.push(message);
  const log = countLines({ info: write, warn: write, error: write });
  log.info({}, "request");
  log.warn({}, "mail refused");
  log.error({}, "mail given up");
  log.error({}, "page failed");
  expect(written).toEqual(["request", "mail refused", "mail given up", "page failed"]);
  const { sample } = readExposition(await registry.metrics());
  expect(sample('shop_log_lines_total{level="warn"}')).toBe(1);
  expect(sample('shop_log_lines_total{level="error"}')).toBe(2);
});
