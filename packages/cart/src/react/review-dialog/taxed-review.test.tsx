// @vitest-environment jsdom
import { fail, ok } from "@shop/kernel";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { buildReview } from "../../testing/build-review.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderReview } from "../stories/render-review.tsx";

afterEach(cleanup);

const ORDER = "Order with obligation to pay";
const STARTS_NOW = /I expressly agree that you begin/;
const KNOWS = /I lose my right of withdrawal/;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const tickBoth = async () => {
  await userEvent.click(box(STARTS_NOW));
  await userEvent.click(box(KNOWS));
};

describe("where the buyer is taxed", () => {
  test("[LAW-01] a country that contradicts the browser's region isn't preselected, and nothing is ordered before one is chosen", async () => {
    const { checkoutGateway } = await renderReview({ byPlace: true, languages: ["en", "en-IE"] });
    const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" });
    expect(country.selectedOptions[0]?.textContent).toBe("Choose a country");
    await tickBoth();
    await press(ORDER);
    expect(checkoutGateway.calls).toEqual([]);
    expect(document.activeElement).toBe(country);
    expect(screen.getByText("Please choose the country where you live, or where your business is.")).toBeTruthy();
    // No rate is named before the country that decides it.
    expect(screen.queryByText(/^Includes \d+% VAT$/)).toBeNull();
    await userEvent.selectOptions(country, "Ireland");
    expect(screen.getByText("Includes 23% VAT")).toBeTruthy();
    await press(ORDER);
    expect(checkoutGateway.calls).toMatchObject([{ request: { agreement: { country: "IE" } } }]);
  });
  test("[LAW-01] the shop's own country is preselected where no language contradicts it", async () => {
    await renderReview({ languages: ["en", "de-DE"] });
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" }).value).toBe("DE");
    expect(screen.queryByRole("option", { name: "Choose a country" })).toBeNull();
  });
  test("another country has the amounts priced again", async () => {
    await renderReview({ byPlace: true });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Ireland");
    expect(screen.getByText("Includes 23% VAT")).toBeTruthy();
  });
  test("a business of another EU country pays without VAT, and reads why", async () => {
    await renderReview({ byPlace: true });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Austria");
    await userEvent.click(screen.getByText("Buying for a business"));
    await userEvent.type(screen.getByLabelText(/Company/), "Ridge OG");
    await userEvent.type(screen.getByLabelText(/VAT ID/), "ATU12345675{Enter}");
    expect(screen.getByText(/your business pays the VAT in Austria itself/)).toBeTruthy();
    expect(screen.getByText("VAT not charged").parentElement?.textContent).toContain("−6.94€");
    expect(screen.getAllByText("without VAT")).toHaveLength(2);
    await expectAccessible();
  });
  test.each([
    ["invalid", /The European register of VAT IDs \(VIES\) says that this VAT ID is not valid, so VAT is charged\./],
    ["unavailable", /This VAT ID could not be confirmed now, so VAT is charged\./],
    ["notAsked", /This VAT ID could not be confirmed now, so VAT is charged\./],
  ] as const)(
    "[LAW-07] a business whose VAT id is %s reads why VAT is charged, and that it is refunded on proof",
    async (vatIdCheck, why) => {
      const { checkoutGateway } = await renderReview();
      await userEvent.click(screen.getByText("Buying for a business"));
      const place = { country: "AT", vatId: "ATU12345675" };
      checkoutGateway.reviewWith(ok(buildReview({ place, vatIdCheck })));
      await userEvent.type(screen.getByLabelText(/VAT ID/), "ATU12345675{Enter}");
      expect(screen.getByText(why).textContent).toContain("we refund the VAT.");
      expect(screen.queryByText("VAT not charged")).toBeNull();
    },
  );
  test("a rejected VAT ID is reported at its field, which gets the focus, and stays as typed", async () => {
    const { checkoutGateway } = await renderReview();
    await userEvent.click(screen.getByText("Buying for a business"));
    checkoutGateway.reviewWith(fail({ code: "checkout.vatIdInvalid" }));
    const field = screen.getByLabelText<HTMLInputElement>(/VAT ID/);
    await userEvent.type(field, "AT 1");
    await press("Update amounts");
    expect(document.activeElement).toBe(field);
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["AT 1", "true"]);
    expect(document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent).toContain(
      "This VAT ID does not fit the country.",
    );
    await expectAccessible();
  });
  test("[LAW-07] with a VAT ID that doesn't fit, the VAT shown is that of the chosen country", async () => {
    const { checkoutGateway } = await renderReview({ byPlace: true });
    checkoutGateway.refuseVatIds();
    await userEvent.click(screen.getByText("Buying for a business"));
    await userEvent.type(screen.getByLabelText(/VAT ID/), "ATU 1");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Ireland");
    expect(screen.getByText("Includes 23% VAT")).toBeTruthy();
    expect(screen.getByText(/This VAT ID does not fit the country/)).toBeTruthy();
    checkoutGateway.reviewWith(fail({ code: "api.timeout" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Austria");
    expect(screen.queryByText(/^Includes \d+% VAT$/)).toBeNull();
  });
  test("a refusal takes no focus from somebody who has gone on", async () => {
    const { checkoutGateway } = await renderReview();
    await userEvent.click(screen.getByText("Buying for a business"));
    checkoutGateway.reviewWith(fail({ code: "checkout.vatIdInvalid" }));
    await userEvent.type(screen.getByLabelText(/VAT ID/), "AT 1");
    await userEvent.click(box(STARTS_NOW));
    expect(document.activeElement).toBe(box(STARTS_NOW));
  });
  test("while the amounts are on their way the order button says so and takes no press", async () => {
    const { checkoutGateway, checkout } = await renderReview();
    await tickBoth();
    checkoutGateway.reviewWith(new Promise(() => {}));
    act(() => void checkout.retryReview());
    const agreement = within(screen.getByRole("region", { name: "Immediate delivery" }));
    const button = agreement.getByRole("button", { name: "Updating amounts…" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(button);
    expect(checkoutGateway.calls).toEqual([]);
  });
});
