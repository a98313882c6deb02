import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  onThisPage: "このページの内容",
  related: "関連ページ",
  productsTitle: "この手順で使うプラグイン",
  contactTitle: "お問い合わせ",
  contactText: "エンジニアが直接拝見し、1営業日以内にお返事します。",
  policyTitle: "保存・送信される情報",
  policyText:
    "当ショップと利用中のサービスがブラウザに保存する情報、その期間、送信先の一覧です。必須でないものは、同意いただいた場合にのみ動作します。",
  policyButton: "選択を変更する",
  questionSearch: "質問を検索",
  questionHint: "1語か2語で。例：請求書、再スキャン、形式",
  questionShow: "検索",
  questionCount: "質問：{count}件",
  questionsFound: "見つかった質問：{count}件",
  questionsNone: "すべての語を含む質問はありません。語を減らすか、お問い合わせください。",
  questionAddress: "この質問へのリンク",
  guideLabel: "お使いのホストとシステム",
  guideHost: "プラグインホスト",
  guideSystem: "システム",
  guideAll: "すべて",
  guideEverything: "表示中：すべてのホストとシステムの手順",
  guideShown: "表示中の手順：",
  contactAddress: "メールでのお問い合わせ：",
  firstSteps: "はじめに",
});
