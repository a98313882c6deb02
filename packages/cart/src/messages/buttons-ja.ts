import { defineMessages } from "@shop/kernel";

/** The texts of the buttons beside a product: the only texts of this package that a page needs before anybody acts. */
export const cartButtonsJa = defineMessages({
  "cart.add": "カートに入れる",
  "cart.adding": "追加しています…",
  "cart.packInCart": "カートに入っています",
  "cart.limitReached": "カートに{count}点",
  "cart.limitReachedNote": "この商品は{count}点までです。",
  "cart.packInCartNote": "IRパックは1つで足ります。",
  "cart.getFree": "アカウントページで入手する",
  "cart.freeNote": "この商品は無料です。",
  "cart.notForSale": "販売していません",
  "cart.owned": "この商品はお持ちです。",
  "cart.ownedAnotherLicence": "この商品はお持ちです。もう一度購入すると、ライセンスが1つ増えます。",
  "cart.couldNotAdd": "商品をカートに追加できませんでした。",
  "checkout.opening": "開いています…",
  "checkout.buyNow": "今すぐ購入",
  "checkout.buyNowFailed": "購入中にエラーが発生しました。後でもう一度お試しください。",
  "checkout.closed": "お支払いの前に手続きを終了しました。請求はされていません。",
  "checkout.external": "お支払いページをここに表示できませんでした。別のタブで開きます：",
  "checkout.externalLink": "お支払いページを開く",
});
