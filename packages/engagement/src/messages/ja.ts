import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const ja: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "閉じる",
  "popUp.options": "オプション",
  "popUp.fewer": "ポップアップを減らす",
  "chatButton.open": "チャットを開く",
  "chatButton.opening": "チャットを開いています…",
  "chatButton.failed": "チャットを読み込めませんでした。もう一度お試しください。",
  "wheel.closed": "ただいまホイールは停止しています。",
  "wheel.noSpinsLeft": "3回のスピンをすべて使いました。",
  "wheel.nothingToClaim": "受け取れるパックはありません。",
  "countdown.label": "オファー終了まで",
  "countdown.pause": "カウントダウンを一時停止",
  "countdown.endsAt": "終了日時：{moment}（UTC）",
  "countdown.ended": "このオファーは終了しました。",
  "popUp.fewerHint": "割引バーとカートのお知らせだけを表示します。この設定はアカウントで変更できます。",
  "liveSales.title": "ショップの動き",
  "liveSales.shop": "購入",
  "liveSales.download": "ダウンロード",
  "liveSales.review": "レビュー",
  "liveSales.registration": "新規アカウント",
  "liveSales.justNow": "たった今",
  "liveSales.pause": "この通知を表示したままにする",
  sample: "サンプル",
};
