import { defineMessages } from "@shop/kernel";

/** The texts of cards and prices: the only texts of this package that a page needs before anybody acts. */
export const catalogShelfJa = defineMessages({
  "catalog.regularPrice": "通常価格：",
  "catalog.priceNow": "現在の価格：",
  "catalog.price": "価格：",
  "catalog.onSale": "セール中",
  "catalog.personalPrice": "お客様の価格",
  "catalog.accountPrice": "アカウントをお持ちなら{price}。",
  "catalog.firstPurchasePrice": "はじめての方は、登録から1週間以内の初回購入で{price}。",
  "catalog.ownedParts": "{count}点中{owned}点を所有",
  "catalog.free": "無料",
  "catalog.owned": "購入済み",
  "catalog.inCart": "カートに入っています",
  "catalog.updateAvailable": "アップデートあり",
  "catalog.type.plugin": "プラグイン",
  "catalog.type.samplepack": "IRパック",
  "catalog.type.bundle": "バンドル",
  "catalog.type.other": "サービス",
  "catalog.emptyTitle": "まだ何もありません",
});
