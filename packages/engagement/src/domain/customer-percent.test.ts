import { expect, test } from "vitest";
import { customerPercent } from "./customer-percent.ts";

test.each([
  [{ discount: 35, loyaltyDiscount: 50 }, 50],
  [{ discount: 20, loyaltyDiscount: null }, 35],
  [{ discount: 20 }, 35],
  [{ discount: 40 }, 50],
  [{ discount: 60 }, 60],
])("[ENGAGE-05] a sale of %o takes %d percent off for customers", (sale, percent) => {
  expect(customerPercent(sale)).toBe(percent);
});
