import { defineMessages } from "@shop/kernel";

/** Texts of the page for coupons and codes, beside those of the account. */
export const de = defineMessages({
  couponTitle: "Gutschein oder Code",
  couponDescription:
    "Ein Feld für beides: einen Gutschein für Ihren Warenkorb oder einen Einlösecode, den Sie bekommen haben.",
  couponPlace: "Ihr Warenkorb",
  couponField: "Gutschein oder Code",
  couponHint: "Einlösecodes haben fünf Gruppen zu fünf Zeichen: ABCDE‑12345‑…",
  couponSubmit: "Einlösen",
  couponEmpty: "Geben Sie einen Gutschein oder einen Code ein.",
  couponApplied: "Der Gutschein gilt für Ihren Warenkorb.",
  couponTakes: "{code} senkt den Preis um {amount}. Ihr Warenkorb mit {products} kostet jetzt {total}.",
  couponWaits:
    "Der Rabatt liegt in Ihrem Warenkorb bereit. Er wird abgezogen, sobald Sie ein passendes Produkt hineinlegen.",
  couponChoose: "Produkt wählen",
  couponToCart: "Zum Warenkorb",
});
