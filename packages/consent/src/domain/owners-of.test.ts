import { expect, test } from "vitest";
import { ownersOf } from "./owners-of.ts";
import { googleTag, matomo, metaPixel } from "./services/index.ts";

const services = [
  googleTag({ measurementId: "G-1" }),
  metaPixel({ pixelId: "1" }),
  matomo({ address: "https://m.example/", siteId: "1" }),
];

test.each([
  ["_ga_1", ["google-analytics"]],
  ["_fbp", ["meta-pixel"]],
  ["_pk_ses.1.1f", ["matomo"]],
  ["shop_cart", []],
])("[CONSENT-02] %s belongs to %j", (name, owners) => {
  expect(ownersOf(name, services).map(({ id }) => id)).toEqual(owners);
});
