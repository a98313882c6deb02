import { defineMessages } from "@shop/kernel";

/** Texts of the page for coupons and codes, beside those of the account. */
export const ja = defineMessages({
  couponTitle: "クーポンまたはコード",
  couponDescription: "カートで使うクーポンも、受け取った引き換えコードも、同じ欄に入力できます。",
  couponPlace: "カートを見る",
  couponField: "クーポンまたはコード",
  couponHint: "引き換えコードは5文字ずつ5組です：ABCDE‑12345‑…",
  couponSubmit: "使う",
  couponEmpty: "クーポンまたはコードを入力してください。",
  couponApplied: "クーポンをカートに適用しました。",
  couponTakes: "{code} により {amount} 割引されます。{products} のカートは現在 {total} です。",
  couponWaits: "割引はカートで待機しています。対象の製品をカートに入れると適用されます。",
  couponChoose: "製品を選ぶ",
  couponToCart: "カートへ",
});
