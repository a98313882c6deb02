// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { messages } from "../../messages/index.ts";
import { CartView } from "../cart-view/cart-view.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { CUSTOMER } from "../stories/story-carts.ts";

afterEach(cleanup);

const BALLAST = { name: "Ballast", quantity: 3 };
const LAB = { name: "Sidechain Lab", quantity: 1 };

/** Opens a question and returns the rows below it. */
const ask = async (question: string) => {
  const summary = screen.getByText(
    (_text, element) => element?.tagName === "SUMMARY" && element.textContent === question,
  );
  await userEvent.click(summary);
  const answer = summary.closest("details");
  expect(answer?.open).toBe(true);
  return answer
    ? within(answer)
        .getAllByRole("listitem")
        .map((row) => row.textContent)
    : [];
};

describe("why this price", () => {
  test("a line explains its price step by step: points, what they come to, multi-buy, coupons, and what is paid", async () => {
    await renderInWorld(<CartView />, { products: [LAB, BALLAST], shop: { ...CUSTOMER, coupons: ["TEN", "FIVER"] } });
    expect(await ask("Why this price? Sidechain Lab")).toEqual([
      "Regular price  89€",
      "Sale −30 points ",
      "Customer discount −15 points ",
      "Education discount −10 points ",
      "Maximum in total −50 points ",
      "All points, 50% off −44.50€ 44.50€",
      "Coupon TEN, 10% off −4.45€ 40.05€",
      "Coupon FIVER, its share of this line −1.61€ 38.44€",
      "This line (1 seat)  38.44€",
    ]);
    expect(screen.getAllByText(/A point is 1% of the regular price.*up to 50,/)[0]).toBeTruthy();
    await expectAccessible();
  });
  test("of several, the steps are for one each until they are summed up for what concerns all of them", async () => {
    await renderInWorld(<CartView />, { products: [LAB, BALLAST], shop: { coupons: ["FIVER"] } });
    expect(await ask("Why this price? Ballast")).toEqual([
      "Regular price  49€",
      "Multi-buy, 15% off −7.35€ 41.65€",
      "3 together  124.95€",
      "Coupon FIVER, its share of this line −3.34€ 121.61€",
      "This line (3 seats)  121.61€",
    ]);
    expect(screen.getByText("Steps are per item until they are added up.")).toBeTruthy();
  });
  test("there is no question where no rule applied", async () => {
    await renderInWorld(<CartView />, { products: [{ name: "Ballast", quantity: 1 }] });
    expect(screen.queryByText(/Why this/)).toBeNull();
  });
  test("the question opens by keyboard, in German too", async () => {
    await renderInWorld(<CartView />, { products: [LAB], messages: messages.de, locale: "de" });
    const summary = screen.getByText("Warum dieser Preis?").closest("summary");
    summary?.focus();
    expect(document.activeElement).toBe(summary);
    expect(summary?.parentElement?.tagName).toBe("DETAILS");
    expect(summary?.textContent).toBe("Warum dieser Preis? Sidechain Lab");
  });
});

test("why this total: from the regular prices down to what is paid, in the order of the rules", async () => {
  await renderInWorld(<CartView />, { products: [LAB, BALLAST], shop: { coupons: ["TEN", "FIVER"] } });
  expect(await ask("Why this total?")).toEqual([
    "All items at regular prices  236€",
    "Discounts on single items −26.70€ 209.30€",
    "Multi-buy: 15% off all but the most expensive −22.05€ 187.25€",
    "Coupon TEN −18.71€ 168.54€",
    "Coupon FIVER −5€ 163.54€",
    "Total  163.54€",
  ]);
});
