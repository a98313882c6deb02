import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  // shell
  skipToContent: "本文へ移動",
  testPayments: "このショップの支払いはテストです。代金は請求されません。",
  menuPlugins: "プラグイン",
  menuPacks: "IR",
  menuDownloads: "ダウンロード",
  menuShop: "ショップ",
  menuSupport: "サポート",
  sales: "セール",
  mainMenu: "メインメニュー",
  openMenu: "メニューを開く",
  menu: "メニュー",
  home: "{shop} ホーム",
  cart: "カート",
  cartEmptyLabel: "カート、空です",
  cartCountLabel: { other: "カート、{count}点" },
  account: "アカウント",
  loggedInAs: "{name} 様としてログイン中",
  logOut: "ログアウト",
  logOutAccount: "ログアウト",
  signOut: "ログアウト",
  signIn: "ログイン",
  loyaltyHint: "ログインすると、セールに加えて通常価格の15%を全品から割引いたします（合計で最大50%）。",
  darkMode: "ダークモード",
  currency: "通貨",
  currencyChanged: "価格の表示を{currency}に変更しました。",
  priceNote: "価格はすべて税込みです。",
  shortcuts: "ショートカット",
  products: "製品",
  imprint: "運営者情報",
  privacyPolicy: "プライバシーポリシー",
  terms: "利用規約",
  tutorials: "チュートリアル",
  copyright: "© {year} {shop}",
  loading: "読み込んでいます",
  loadFailed: "読み込めませんでした。接続をご確認のうえ、もう一度お試しください。",
  backToTop: "ページの先頭へ",
  breadcrumb: "現在の位置",

  // products
  allProductsTitle: "すべての製品",
  bundlesTitle: "バンドル",
  pluginsTitle: "プラグイン",
  packsTitle: "ギターキャビネットのインパルス応答",
  seeAll: "すべて見る",
  productCount: { other: "{count}製品" },

  // cart and account: shown without the server
  cartTitle: "カート",
  cartDescription: "これからご購入いただく商品です。",
  cartLoading: "カートを読み込んでいます",
  accountLoading: "ライセンスを確認しています",

  // errors
  contactUs: "お問い合わせ",
});
