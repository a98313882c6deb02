import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "followUp.consent": "ニュースレターに登録され、Cookie設定でマーケティングに同意された方にお送りしています。",
  "followUp.unsubscribe": "配信を停止する",
});
