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
});
