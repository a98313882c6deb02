import { expect, test } from "vitest";
import { saleFigures } from "./sale-figures.ts";

test("[ENGAGE-04] [ENGAGE-05] a visitor reads what everybody gets, and what a login brings", () => {
  expect(saleFigures({ discount: 35, loyaltyDiscount: 50 }, false)).toEqual([
    { of: "everybody", percent: 35 },
    { of: "withLogin", percent: 50 },
  ]);
});

test("[ENGAGE-04] [ENGAGE-05] a customer reads the own figure alone", () => {
  expect(saleFigures({ discount: 35, loyaltyDiscount: 50 }, true)).toEqual([{ of: "you", percent: 50 }]);
  expect(saleFigures({ discount: 20 }, true)).toEqual([{ of: "you", percent: 35 }]);
});

test("[ENGAGE-04] where a login brings nothing more, it isn't named", () => {
  expect(saleFigures({ discount: 60 }, false)).toEqual([{ of: "everybody", percent: 60 }]);
});
