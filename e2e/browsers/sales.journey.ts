import { expect, test } from "./test.ts";

const DRIP = "/sales/drip/fair-modern-rock";

test("[ROUTE-10] [PRICE-01] the open sale is shown with its products at its prices, in the currency that is chosen, which the next page keeps", async ({
  visitor,
}) => {
  await visitor.choose([]);
  await visitor.open("/sales");
  await visitor.expectPart("heading", "Clean week", "#clean-week");
  await visitor.expectTexts("#clean-week", [/−30%/]);
  await visitor.expectPart("timer", /./, "#content");
  await visitor.fill("Currency", "JPY", "header");
  await visitor.expectTexts("#clean-week", [/faIR Blues Parlour\s.*\sNow:\s*¥2730\s.*faIR Country Bright/s]);
  await visitor.press("link", "faIR Blues Parlour", "#clean-week");
  await visitor.expectTexts("#content h1", ["faIR Blues Parlour"]);
  await visitor.expectTexts("#content", [/¥2730/]);
});

test("[ROUTE-10] a sale that is over says so, and offers what there is all the same", async ({ visitor }) => {
  await visitor.choose([]);
  await visitor.open("/sales/black-friday-sale");
  await visitor.expectPart("heading", "This sale is over");
  await visitor.expectPart("link", /Bundle|^fa/, "#content");
});

test("[ROUTE-10] a drip page's press puts its coupon on the cart, and the cart takes it off", async ({ visitor }) => {
  await visitor.choose([]);
  await visitor.open(DRIP);
  await visitor.press("button", "Put the discount on my cart", "#content");
  await visitor.expectPart("link", "Choose a product", "#content");
  await visitor.open("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
  await visitor.press("button", "Add to cart", "#content");
  await visitor.expectText("faIR Modern Rock is in your cart.");
  await visitor.open("/cart");
  await visitor.expectTexts("#content", [/MODERNROCK25/]);
});

test("[ENGAGE-01] the discount bar names what it takes off; closed, it stays closed on the next page", async ({
  visitor,
}) => {
  await visitor.choose([]);
  await visitor.open("/shop");
  await visitor.expectPart("link", /\d+ ?% off/, "section[aria-label='Current offer']");
  await visitor.press("button", "Close this offer");
  await visitor.expectNoPart("region", "Current offer");
  await visitor.open("/support");
  await visitor.expectNoPart("region", "Current offer");
});

test("[ENGAGE-04] the sales sidebar comes on the home page, leads to the sale, and stays away once it was closed", async ({
  visitor,
  browserOfEngine,
}) => {
  await visitor.choose([]);
  await browserOfEngine.run(`localStorage.removeItem("shop_fewer_pop_ups"); return null`);
  await visitor.open("/");
  await visitor.expectPart("region", "Clean week");
  await visitor.expectPart("link", "See the sale", ".shop-sale-sidebar");
  await visitor.press("button", "Close", ".shop-sale-sidebar");
  await visitor.expectNoPart("region", "Clean week");
  await visitor.openAndRest("/");
  const isAsked = async () => (await browserOfEngine.takeRequests()).some((url) => url.includes("open-offers"));
  await expect.poll(isAsked).toBe(true);
  await visitor.expectNoPart("region", "Clean week");
});
