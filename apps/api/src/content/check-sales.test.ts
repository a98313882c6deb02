import { expect, test } from "vitest";
import { buildContent } from "../testing/build-content.ts";
import { checkContent } from "./check-content.ts";

const WINDOW = {
  ...{ id: "night", kind: "salesWindow", title: "Night", timeZone: "Europe/Berlin", discount: 35, loyaltyDiscount: 50 },
  ...{ startDate: "2026-07-03T18:00", endDate: "2026-07-04T00:00" },
};
const COUPON = { code: "SUMMER", percent: 10 };

test("[PRICE-09] campaigns and coupons that make sense pass, with what they leave out filled in", () => {
  const checked = checkContent(buildContent({ campaigns: [WINDOW], coupons: [COUPON] }));
  expect(checked).toMatchObject({
    isOk: true,
    value: {
      campaigns: [{ ...WINDOW, products: [], productTypes: [], benefits: [] }],
      coupons: [{ ...COUPON, products: [], productTypes: [], isCombinable: false }],
    },
  });
});

test.each([
  ["an unknown zone", { timeZone: "Europe/Atlantis" }, "0.timeZone"],
  ["a day that doesn't exist", { startDate: "2026-02-30T10:00" }, "0.startDate"],
  ["a time with a zone of its own", { startDate: "2026-07-03T18:00Z" }, "0.startDate"],
  ["an end that isn't after the start", { endDate: "2026-07-03T18:00" }, "night.endDate"],
  ["a loyalty discount below everybody's", { loyaltyDiscount: 30 }, "night.loyaltyDiscount"],
  ["a product that isn't there", { products: ["Nothing"] }, "night.products"],
  ["a field that nobody knows", { discounts: 3 }, "(the whole)"],
])("a campaign with %s is refused with its field", (_what, values, field) => {
  const content = buildContent({ campaigns: [{ ...WINDOW, ...values }] });
  const path = field === "(the whole)" ? "0" : field;
  expect(checkContent(content)).toMatchObject({ failure: { params: { file: "sales.json", field: path } } });
});

test.each([
  ["neither percentage nor amount", { percent: undefined }, "SUMMER.percent"],
  ["both", { amount: { EUR: 100 } }, "SUMMER.percent"],
  ["half a yen", { percent: undefined, amount: { JPY: 150 } }, "0.amount.JPY"],
  ["small letters", { code: "summer" }, "0.code"],
  ["a bound without a zone", { endDate: "2026-07-04T00:00" }, "SUMMER.timeZone"],
  ["a zone without a bound", { timeZone: "UTC" }, "SUMMER.timeZone"],
  [
    "an end before its start",
    { startDate: "2026-07-05T00:00", endDate: "2026-07-04T00:00", timeZone: "UTC" },
    "SUMMER.endDate",
  ],
  ["a product that isn't there", { products: ["Nothing"] }, "SUMMER.products"],
  ["no use at all", { maxUses: 0 }, "0.maxUses"],
])("[PRICE-09] a coupon with %s is refused with its field", (_what, values, field) => {
  const content = buildContent({ coupons: [{ ...COUPON, ...values }] });
  expect(checkContent(content)).toMatchObject({ failure: { params: { file: "coupons.json", field } } });
});

test("an id or a code that is used twice is refused", () => {
  expect(checkContent(buildContent({ campaigns: [WINDOW, WINDOW] }))).toMatchObject({ isOk: false });
  expect(checkContent(buildContent({ coupons: [COUPON, COUPON] }))).toMatchObject({
    failure: { params: { file: "coupons.json", field: "code", reason: "is used twice: SUMMER" } },
  });
});
