import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { createCheckoutGateway } from "./checkout-gateway.ts";

const PATHS = { back: "/shop", landing: "/account?source=purchase" };

describe("checkout by the shop's API", () => {
  it("sends the addresses and answers the session", async () => {
    const apiClient = createFakeApiClient();
    apiClient.answer("checkout", ok({ session_id: "s1", cart_url: "/pay/s1" }));
    expect(await createCheckoutGateway(apiClient).checkout(PATHS)).toEqual(ok({ sessionId: "s1", url: "/pay/s1" }));
    expect(apiClient.calls).toMatchObject([
      { name: "checkout", request: { backlink_url: "/shop", landing_page_url: "/account?source=purchase" } },
    ]);
  });
  it("[PAY-05] buy now sends names and quantities, addresses and stop_on_error, and reads the session from cart_url", async () => {
    const apiClient = createFakeApiClient();
    apiClient.answer("buyNow", ok({ cart_url: "https://pay.example/session/abc" }));
    const products = [{ name: "Ballast", quantity: 2, priceMinor: 1 }];
    expect(await createCheckoutGateway(apiClient).buyNow(products, PATHS)).toEqual(
      ok({ sessionId: "abc", url: "https://pay.example/session/abc" }),
    );
    expect(apiClient.calls.map((call) => call.request)).toEqual([
      {
        products: [{ name: "Ballast", quantity: 2 }],
        backlink_url: "/shop",
        landing_page_url: "/account?source=purchase",
        stop_on_error: true,
      },
    ]);
  });
  it("an answer without a session is a failure, and a failure stays one", async () => {
    const apiClient = createFakeApiClient();
    apiClient.answer("checkout", ok({}), fail({ code: "cart.empty" }));
    const gateway = createCheckoutGateway(apiClient);
    expect(await gateway.checkout(PATHS)).toEqual(fail({ code: "checkout.noSessionId" }));
    expect(await gateway.checkout(PATHS)).toEqual(fail({ code: "cart.empty" }));
  });
});
