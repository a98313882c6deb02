import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  tutorials: "チュートリアル",
  releases: "新しいバージョン",
  products: "製品",
  unknownCurrency: "次の通貨から選んでください：{currencies}。",
  texts: "ヘルプと規約",
  feeds: "フィード",
});
