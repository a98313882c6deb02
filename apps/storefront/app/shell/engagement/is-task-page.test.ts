import { expect, test } from "vitest";
import { isTaskPage } from "./is-task-page.ts";

test.each([
  "/cart",
  "/de/cart",
  "/account",
  "/account/orders",
  "/account/orders/1017",
  "/ja/account/orders/1017",
  "/account/licences",
  "/account/owned",
  "/account/profile",
  "/de/account/email",
  "/downloads",
  "/rate-product",
  "/coupon",
  "/contest-entry",
  "/beta/fadrumalign-nda",
])("[ENGAGE-12] on %s a shopper has something to do, so pop-ups stay away", (path) => {
  expect(isTaskPage(path)).toBe(true);
});

test.each([
  "/",
  "/de",
  "/shop",
  "/products",
  "/products/plugins/famicalign",
  "/sales",
  "/contests/halloween",
  "/tutorials/phase-alignment-tutorials/cart",
  "/support",
  "/wheel",
  "/cartridges",
])("[ENGAGE-12] on %s a shopper looks around, so pop-ups may come", (path) => {
  expect(isTaskPage(path)).toBe(false);
});
