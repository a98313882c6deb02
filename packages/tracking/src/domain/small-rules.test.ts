import { expect, test } from "vitest";
import { accountMark } from "./account-mark.ts";
import { deviceContext, widthClass } from "./device-context.ts";
import { isDuplicate, recentlySeen } from "./is-duplicate.ts";
import { scrollDepth } from "./scroll-depth.ts";
import { jsonBytes, splitEvents } from "./split-events.ts";

test.each([
  [0, "phone"],
  [480, "phone"],
  [481, "tablet"],
  [1024, "tablet"],
  [1025, "desktop"],
  [1799, "desktop"],
  [1800, "large"],
])("[TRACK-01] %i pixels are a %s", (px, name) => {
  expect(widthClass(px)).toBe(name);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1",
    "Chrome",
    "iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  ["curl/8", "other", "other"],
])("[TRACK-01] %s is %s on %s, and nothing more is known of it", (userAgent, browser, os) => {
  expect(deviceContext(userAgent, { screenPx: 1920, windowPx: 900 })).toEqual({
    device: "large",
    screen: "tablet",
    browser,
    os,
  });
});

test("[TRACK-02] the same event is a duplicate for two seconds, another one never", () => {
  const seen = [{ text: "a", atMs: 1_000 }];
  expect([isDuplicate("a", 2_999, seen), isDuplicate("a", 3_000, seen), isDuplicate("b", 1_000, seen)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([recentlySeen(seen, 2_999), recentlySeen(seen, 3_000)]).toEqual([seen, []]);
});

test.each([
  [{ top: 0, windowHeight: 800, pageHeight: 700 }, 100],
  [{ top: 0, windowHeight: 500, pageHeight: 2_000 }, 25],
  [{ top: 1_000, windowHeight: 500, pageHeight: 2_000 }, 75],
  [{ top: 1_499.5, windowHeight: 500, pageHeight: 2_000 }, 100],
  [{ top: -50, windowHeight: 500, pageHeight: 5_000 }, 9],
])("[TRACK-03] of the page %o, %i percent are seen", (view, percent) => {
  expect(scrollDepth(view)).toBe(percent);
});

test("[TRACK-02] events are split into parts that stay within the bytes, and none is lost or twice", () => {
  const events = Array.from({ length: 40 }, (_, index) => ({
    type: "shop" as const,
    timestamp: index,
    data: { note: "ä".repeat(1_500) },
  }));
  const parts = splitEvents(events, { mostBytes: 61_440, mostEvents: 500, overheadBytes: 500 });
  expect(parts.length).toBe(3);
  for (const part of parts) expect(jsonBytes(part) + 500).toBeLessThanOrEqual(61_440);
  expect(parts.flat()).toEqual(events);
});

test("[TRACK-02] an event that no beacon could carry is left out, and the others are sent", () => {
  const large = { type: "shop" as const, timestamp: 1, data: { note: "x".repeat(70_000) } };
  const small = { type: "shop" as const, timestamp: 2 };
  expect(splitEvents([large, small], { mostBytes: 61_440, mostEvents: 500, overheadBytes: 0 })).toEqual([[small]]);
});

test("[TRACK-02] a part has no more events than the service takes", () => {
  const events = Array.from({ length: 5 }, (_, timestamp) => ({ type: "shop" as const, timestamp }));
  const parts = splitEvents(events, { mostBytes: 61_440, mostEvents: 2, overheadBytes: 0 });
  expect(parts.map((part) => part.length)).toEqual([2, 2, 1]);
});

test("[TRACK-02] an account is distinguished without its address, however that is spelt", () => {
  expect(accountMark(" Ada@Example.com ")).toBe(accountMark("ada@example.com"));
  expect(accountMark("ada@example.com")).not.toBe(accountMark("bob@example.com"));
  expect(accountMark("ada@example.com")).toMatch(/^[0-9a-f]{16}$/);
});
