import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  title: "ショップ",
  lead: "取り扱い製品のすべてを、種類別にご覧いただけます。",
  services: "サービス",
  description: "バンドル、プラグイン、インパルスレスポンス、サービスを一か所にまとめています。",
});
