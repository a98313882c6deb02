import { expect, test } from "vitest";
import { followUpMail } from "./follow-up-mail.ts";

const SETTINGS = { shopName: "Test Shop", origin: "https://shop.example" };
const URL_OF_CART = "https://shop.example/cart";
const UNSUBSCRIBE = "https://shop.example/account/newsletter?action=unsubscribe&id=1&key=2";
const texts = {
  subject: "{product} is still in your cart",
  heading: "About {product}",
  paragraphs: ["At {shop}, {product} waits.", "A second one."],
  action: "Open the cart",
  why: "Because of {product}.",
};

const PICTURE = { url: "https://shop.example/media/faalign.png", alt: "", width: 190, height: 107 };

test.each([
  ["en", "You subscribed to our newsletter and allowed marketing in the cookie settings.", "Unsubscribe"],
  [
    "de",
    "Sie haben unseren Newsletter abonniert und in den Datenschutz-Einstellungen dem Marketing zugestimmt.",
    "Abbestellen",
  ],
  ["ja", "ニュースレターに登録され、Cookie設定でマーケティングに同意された方にお送りしています。", "配信を停止する"],
] as const)(
  "[TRACK-04] in %s a follow-up mail says why it came, and how to get no more",
  (locale, why, unsubscribe) => {
    const about = { locale, name: "Ada", product: "faAlign", url: URL_OF_CART, unsubscribeUrl: UNSUBSCRIBE };
    const mail = followUpMail(SETTINGS, { ...about, texts, picture: PICTURE });
    expect(mail.subject).toBe("faAlign is still in your cart");
    expect(mail.text).toContain("At Test Shop, faAlign waits.\n\nA second one.");
    expect(mail.text).toContain(`Because of faAlign.${locale === "ja" ? "" : " "}${why}`);
    expect(mail.text.match(/https?:\S+/g)).toEqual([URL_OF_CART, "https://shop.example", UNSUBSCRIBE]);
    expect(mail.text).toContain(unsubscribe);
    expect(mail.html).toContain(`href="${UNSUBSCRIBE.replaceAll("&", "&amp;")}"`);
    expect(mail.html).toContain('<img src="https://shop.example/media/faalign.png" alt="" width="190" height="107"');
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}/);
  },
);
