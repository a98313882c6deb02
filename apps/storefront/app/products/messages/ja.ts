import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({ campaignNote: "{title}：{date}まで{percent}%オフ" });

/** What social proof states. */
export const jaProof = defineMessages({
  customers: "人のお客様",
  average: "件のレビュー、平均{rating}／5",
  reviews: "件のレビュー",
  downloads: "件のダウンロード",
  shopping: "現在{count}人がお買い物中です",
  sample: "サンプル",
});
