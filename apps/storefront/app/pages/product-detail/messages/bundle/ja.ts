import { defineMessages } from "@shop/kernel";

/** Texts about a bundle's parts: sent only with the pages of bundles. */
export const ja = defineMessages({
  includedTitle: "収録製品",
  ledgerTitle: "どれだけお得か",
  part: "製品",
  apart: "単品価格",
  owned: "所有済み",
  apartSum: "単品で購入した場合",
  bundlePrice: "バンドル価格",
  saved: "お得額",
  missingApart: "未所有分の単品合計",
  missingPrice: "未所有分のお客様価格",
});
