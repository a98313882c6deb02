import { expect, test } from "vitest";
import { routeKind } from "./route-kind.ts";

test.each([
  ["/v1/unknown-id", "api"],
  ["/wp-json/wp/v2/pages", "content"],
  ["/files/signed/secret/one.zip", "files"],
  ["/media/covers/one.svg", "media"],
  ["/payments/webhook/stripe", "webhook"],
  ["/assets/root-1.js", "assets"],
  ["/embed/0123456789ab/shop-cart.en.js", "embed"],
  ["/", "page"],
  ["/shop", "page"],
  ["/v10", "page"],
  ["/wp-login.php", "page"],
  ["/constructor", "page"],
])("%s counts as %s", (path, kind) => {
  expect(routeKind(path)).toBe(kind);
});
