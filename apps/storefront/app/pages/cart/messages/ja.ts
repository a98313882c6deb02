import { defineMessages } from "@shop/kernel";

/** Texts of the cart's plain forms, for browsers without scripts: written into the page by its loader. */
export const ja = defineMessages({
  added: "カートに入れました。",
  quantityChanged: "数量を変更しました。",
  removed: "カートから削除しました。",
  cleared: "カートを空にしました。",
  couponAdded: "クーポンをカートに適用しました。",
  couponRemoved: "クーポンを取り消しました。",
  undone: "直前の変更を元に戻しました。",
  currencyChosen: "選択した通貨で価格を表示しています。",
  wrongForm: "内容を読み取れませんでした。もう一度お試しください。",
  quantityOf: "{name}の数量",
  change: "変更",
  remove: "削除",
  inCurrency: "この通貨で価格を表示",
  payNeedsScripts: "お支払いにはJavaScriptが必要です。カートの内容は30日間保存されます。",
});
