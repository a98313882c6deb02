// @vitest-environment jsdom
import { fail, ok } from "@shop/kernel";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { messages } from "../../messages/index.ts";
import { buildReview } from "../../testing/build-review.ts";
import { CartProvider } from "../provider/cart-provider.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderReview } from "../stories/render-review.tsx";

const SLOW_ORDER_MS = 4 * 1000;

afterEach(cleanup);

const ORDER = "Order with obligation to pay";
const STARTS_NOW = /I expressly agree that you begin/;
const KNOWS = /I lose my right of withdrawal/;
const dialog = () => screen.getByRole("dialog", { name: "Review your order" });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const tickBoth = async () => {
  await userEvent.click(box(STARTS_NOW));
  await userEvent.click(box(KNOWS));
};

describe("[LAW-01] the review of an order", () => {
  test("shows goods, what they come to with VAT, who orders, and the button that says what it does", async () => {
    await renderReview({ review: buildReview({ products: [{ name: "Ballast", quantity: 3 }] }) });
    const goods = within(screen.getByRole("region", { name: "What you order" }));
    expect(goods.getAllByRole("listitem")[0]?.textContent).toMatch(/^Ballast.*3 seats · 41\.65€ each/);
    expect(Array.from(dialog().querySelectorAll("dl > div"), (row) => row.textContent)).toEqual([
      "Items124.95€",
      "Multi-buy−12.50€",
      "Total due VAT includedRegular price 147€ Your price 112.45€",
      "Includes 19% VAT17.95€",
      "Amount without VAT94.50€",
    ]);
    expect(screen.getByText("Ordered by Ada Example, ada@example.com")).toBeTruthy();
    expect(screen.getByRole("button", { name: ORDER })).toBeTruthy();
    await expectAccessible();
  });
  test.each([
    ["en", "Order with obligation to pay"],
    ["de", "zahlungspflichtig bestellen"],
    ["ja", "支払義務を伴う注文を確定する"],
  ] as const)("orders in %s by the words '%s'", async (language, words) => {
    await renderReview({ language });
    expect(screen.getByRole("button", { name: words })).toBeTruthy();
  });
  test("says why a line costs what it costs, on demand", async () => {
    await renderReview();
    await userEvent.click(screen.getByText(/Why this price/));
    expect(screen.getByText("Customer discount")).toBeTruthy();
  });
  test("terms and withdrawal open beside it, so that nothing is lost", async () => {
    await renderReview();
    for (const name of ["Terms and conditions", "Right of withdrawal"]) {
      expect(screen.getByRole("link", { name }).getAttribute("target")).toBe("_blank");
    }
  });
  test("goods and total come first, then the invoice's country, the boxes, and goods and total in short right above the button", async () => {
    await renderReview({
      review: buildReview({
        products: [
          { name: "Ballast", quantity: 3 },
          { name: "faIR Tweed 1x12", quantity: 1 },
        ],
      }),
    });
    const regions = Array.from(dialog().querySelectorAll("section"), (region) => region.getAttribute("aria-label"));
    expect(regions).toEqual(["What you order", "Invoice", "Immediate delivery"]);
    const agreement = screen.getByRole("region", { name: "Immediate delivery" });
    const controls = Array.from(agreement.querySelectorAll("input, select, button"), (control) => control.tagName);
    expect(controls).toEqual(["INPUT", "INPUT", "BUTTON"]);
    const recap = screen.getByRole("button", { name: ORDER }).previousElementSibling;
    expect(Array.from(recap?.querySelectorAll("li") ?? [], (item) => item.textContent)).toEqual([
      "Ballast, 3 seats",
      "faIR Tweed 1x12",
    ]);
    expect(recap?.textContent).toMatch(/Total due VAT included \d+\.\d\d€$/);
  });
});

describe("[LAW-02] the two boxes", () => {
  test("are unticked; pressed without them nothing is ordered, each says so, and the first has the focus", async () => {
    const { checkoutGateway } = await renderReview();
    expect([box(STARTS_NOW).checked, box(KNOWS).checked]).toEqual([false, false]);
    await press(ORDER);
    expect(checkoutGateway.calls).toEqual([]);
    expect(document.activeElement).toBe(box(STARTS_NOW));
    for (const name of [STARTS_NOW, KNOWS]) {
      expect(box(name).getAttribute("aria-invalid")).toBe("true");
      const why = document.getElementById(box(name).getAttribute("aria-describedby") ?? "");
      expect(why?.textContent).toContain("Please tick this box");
    }
    await expectAccessible();
    await userEvent.keyboard(" ");
    expect(box(STARTS_NOW).hasAttribute("aria-invalid")).toBe(false);
    await press(ORDER);
    expect(document.activeElement).toBe(box(KNOWS));
  });
  test("ticked, the order goes out with both and with the wording in which they were shown", async () => {
    const { checkoutGateway, checkout } = await renderReview({ language: "de" });
    await userEvent.click(box(/Ich stimme ausdrücklich zu/));
    await userEvent.click(box(/Widerrufsrecht verliere/));
    await press("zahlungspflichtig bestellen");
    expect(checkoutGateway.calls).toMatchObject([
      { request: { agreement: { startsNow: true, knowsWithdrawalEnds: true, textVersion: "2026-11-21.de" } } },
    ]);
    expect(checkout.getState().flow.name).toBe("open");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the price", () => {
  test("that has risen since it was agreed to is shown, has the focus, and needs a new agreement", async () => {
    const { checkoutGateway } = await renderReview();
    await tickBoth();
    checkoutGateway.answerWith(fail({ code: "checkout.priceRisen" }));
    checkoutGateway.reviewWith(ok(buildReview({ products: [{ name: "Sidechain Lab", quantity: 1 }] })));
    await press(ORDER);
    const note = document.querySelector("[data-review=change]");
    expect(screen.getByRole("alert").textContent).toContain("It was 41.65€ when you last saw it and is 48.95€ now.");
    expect(document.activeElement).toBe(note);
    expect([box(STARTS_NOW).checked, box(KNOWS).checked]).toEqual([false, false]);
    await expectAccessible();
  });
});

describe("what goes wrong", () => {
  test("a rejected order is reported above its button, and nothing typed is lost", async () => {
    const { checkoutGateway } = await renderReview();
    await userEvent.click(screen.getByText("Buying for a business"));
    await userEvent.type(screen.getByLabelText(/Company/), "Ridge OG");
    await tickBoth();
    checkoutGateway.answerWith(fail({ code: "checkout.paymentUnavailable" }));
    await press(ORDER);
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Payment is not available at the moment."),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Company/).value).toBe("Ridge OG");
    expect(box(KNOWS).checked).toBe(true);
    await expectAccessible();
  });
  test("an order that takes long says so after four seconds", async () => {
    const { checkoutGateway, clock } = await renderReview();
    await tickBoth();
    checkoutGateway.answerWith(new Promise(() => {}));
    await press(ORDER);
    expect(screen.getByRole("button", { name: "Placing your order…" })).toBeTruthy();
    expect(screen.queryByText(/This takes longer than usual/)).toBeNull();
    await act(() => clock.advanceAsync(SLOW_ORDER_MS - 1));
    expect(screen.queryByText(/This takes longer than usual/)).toBeNull();
    await act(() => clock.advanceAsync(1));
    expect(screen.getByRole("status").textContent).toContain("This takes longer than usual");
  });
  test("amounts that can't be loaded are reported with what is safe, and can be requested again", async () => {
    const { checkoutGateway } = await renderReview({ review: fail({ code: "api.unreachable" }) });
    expect(screen.getByRole("alert").textContent).toContain("Your total could not be calculated");
    await expectAccessible();
    checkoutGateway.reviewWith(null);
    await press("Try again");
    expect(screen.getByRole("button", { name: ORDER })).toBeTruthy();
  });
  test("while it is priced for the first time, the dialog says what comes; buy now's says that it starts", async () => {
    const { checkout } = await renderReview({ review: new Promise(() => {}) });
    expect(screen.getByRole("status").textContent).toBe("Calculating your total…");
    act(() => checkout.closeReview());
    act(() => void checkout.buyNow([{ name: "Ballast", quantity: 1 }]));
    expect(screen.getByRole("status").textContent).toBe("Quick checkout starting...");
    await expectAccessible();
  });
  test("closing it orders nothing", async () => {
    const { checkout, checkoutGateway } = await renderReview();
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([checkout.getState().flow.name, checkoutGateway.calls]).toEqual(["closed", []]);
  });
});

test("a line carries the host's drawing of its product, and a screen reader hears the name once", async () => {
  await renderReview({ productPicture: (name) => <i>{`drawing of ${name}`}</i> });
  const [line] = within(screen.getByRole("dialog")).getAllByRole("listitem");
  const drawing = within(line as HTMLElement).getByText(/^drawing of /);
  expect(line?.textContent).toContain(drawing.textContent?.replace("drawing of ", ""));
  expect(drawing.closest("[aria-hidden='true']")).not.toBeNull();
  await expectAccessible();
});

test("its code is fetched when a purchase is begun, and not before", async () => {
  const { world, view } = await renderReview({ isLazy: true });
  expect(view.container.innerHTML).toBe("");
  await act(() => world.checkout.startCheckout());
  await waitFor(() => expect(screen.getByRole("button", { name: ORDER })).toBeTruthy(), { timeout: 5000 });
});

test("a host's own words replace ours", async () => {
  const { world, view, dialogPart } = await renderReview();
  view.rerender(
    <CartProvider {...world} messages={{ ...messages.en, "review.order": "Pay" }}>
      {dialogPart}
    </CartProvider>,
  );
  expect(screen.getByRole("button", { name: "Pay" })).toBeTruthy();
});
