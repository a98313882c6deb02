import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  title: "実測にもとづくプラグインとキャビネットIR",
  lead: "どのパックも、収録ファイルのスペクトルをそのまま表示しています。どのプラグインも、位相への影響を明記しています。見えるものが、聞こえる音です。",
  shop: "すべて見る",
  packs: "IRパックを見る",
  featured: "おすすめ",
  offers: "ただいまセール中",
  offersLead: "割引率は通常価格に対するもので、どなたにも適用されます。ログインするとさらに15ポイント割引になります。",
  proof: "数字で見る",
  proofPacks: "掲載中のキャビネット",
  proofProducts: "ファイル一覧とチェックサム付きの製品",
  proofFree: "無料のプラグイン",
  tutorials: "新着チュートリアル",
  allTutorials: "すべてのチュートリアル",
  description: "販売するものを自ら測定する人々による、オーディオプラグインとギターキャビネットのインパルス応答です。",
});
