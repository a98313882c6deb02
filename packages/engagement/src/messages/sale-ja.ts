import type { Message } from "@shop/kernel";
import type { SaleMessageKey } from "./sale-en.ts";

export const ja: Readonly<Record<SaleMessageKey, Message>> = {
  "contest.notOpen": "このコンテストは応募を受け付けていません。",
  "contest.rulesNotAccepted": "応募するには規約への同意が必要です。",
  "contest.linkInvalid": "このリンクは無効です。最新のメールのリンクを使うか、もう一度応募してください。",
  "contest.tooManyTries": "試行回数が多すぎます。しばらく待ってからもう一度お試しください。",
  "drip.unknown": "このページには現在オファーがありません。",
  "drip.notInvited": "このオファーはメールをお受け取りの方専用です。メール内のリンクから開いてください。",
};
