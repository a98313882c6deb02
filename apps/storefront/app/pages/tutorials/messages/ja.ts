import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  title: "チュートリアル",
  description: "録音、位相、キャビネットについて、測定結果をもとに解説します。",
  publishedOn: "{date}公開",
});
