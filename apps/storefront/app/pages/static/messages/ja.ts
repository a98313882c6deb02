import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  contactTitle: "お問い合わせ",
  contactText: "エンジニアが直接拝見し、1営業日以内にお返事します。",
});
