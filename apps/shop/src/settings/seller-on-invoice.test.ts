import { expect, test } from "vitest";
import { sellerOnInvoice } from "./seller-on-invoice.ts";

const SELLER = { name: "Bench GmbH", address: ["Hall 1", "12345 Berlin"], country: "DE", vatId: "DE1" };
const SETTINGS = {
  SHOP_SELLER_NAME: undefined,
  SHOP_SELLER_ADDRESS: undefined,
  SHOP_SELLER_VAT_ID: undefined,
  SHOP_CONTACT_EMAIL: "team@shop.test",
};

test("[LAW-07] an invoice names the seller of the content, whose country is named in the reader's language", () => {
  expect(sellerOnInvoice(SETTINGS, { seller: SELLER, shopName: "Shop" })).toEqual({
    ...SELLER,
    email: "team@shop.test",
  });
});

test("[LAW-07] an address of the settings stands as it is written, without the content's country", () => {
  const settings = { ...SETTINGS, SHOP_SELLER_ADDRESS: ["1 Main Street", "Los Angeles", "CA"] };
  expect(sellerOnInvoice(settings, { seller: SELLER, shopName: "Shop" })).toMatchObject({
    address: ["1 Main Street", "Los Angeles", "CA"],
    country: undefined,
  });
});

test("[LAW-07] without particulars the shop's name and its address for mail are all there is", () => {
  expect(sellerOnInvoice(SETTINGS, { shopName: "Shop" })).toEqual({
    ...{ name: "Shop", address: [], country: undefined, email: "team@shop.test", vatId: null },
  });
});
