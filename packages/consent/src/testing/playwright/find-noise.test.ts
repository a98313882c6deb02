import { expect, test } from "vitest";
import { buildService } from "../build-service.ts";
import { findNoise, type SilenceRules, type Trace } from "./find-noise.ts";

const rules = (given: Partial<SilenceRules> = {}): SilenceRules => ({
  services: [buildService()],
  own: [],
  ownHosts: ["shop.example"],
  granted: [],
  alone: [],
  ...given,
});
const request = (url: string): Trace => ({ kind: "request", method: "GET", url, place: "https://shop.example/" });
const cookie: Trace = { kind: "cookie", name: "counter_1", place: "shop.example/" };

test("[CONSENT-02] a request to the site's own host is no noise, one to a service's host is", () => {
  const foreign = request("https://counter.example/hit");
  expect(findNoise([request("https://shop.example/"), foreign], rules())).toEqual([
    { trace: foreign, covers: [{ name: "counter", category: "statistics" }] },
  ]);
});

test("[CONSENT-02] a category covers what its services send and store", () => {
  const granted = rules({ granted: ["statistics"] });
  expect(findNoise([request("https://counter.example/hit"), cookie], granted)).toEqual([]);
  expect(findNoise([cookie], rules({ granted: ["marketing"] }))).toHaveLength(1);
});

test("[CONSENT-02] what nobody names is never covered", () => {
  const all = rules({ granted: ["preferences", "statistics", "marketing"] });
  const stranger: Trace = { ...cookie, name: "stranger" };
  expect(findNoise([request("https://stranger.example/"), stranger], all)).toEqual([
    { trace: request("https://stranger.example/"), covers: [] },
    { trace: stranger, covers: [] },
  ]);
});

test("[CONSENT-02] a name covers one place: a cookie isn't a key of the local storage", () => {
  expect(findNoise([{ ...cookie, kind: "local" }], rules({ granted: ["statistics"] }))).toHaveLength(1);
});
