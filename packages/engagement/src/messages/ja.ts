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
  "saleSidebar.everybody": "すべての方",
  "saleSidebar.withLogin": "ログイン時",
  "saleSidebar.opens": "{moment} UTC に開始",
  "saleSidebar.over": "このセールは終了しました。現在は通常価格です。",
  "saleSidebar.go": "セールを見る",
  "saleSidebar.all": "すべてのセール",
  "contestSidebar.worth": "賞品総額：{worth}",
  "contestSidebar.free": "1アドレスにつき1回応募できます。購入は不要です。",
  "contestSidebar.go": "応募する",
  "contestSidebar.endsIn": "コンテスト終了まで",
  "countdown.label": "オファー終了まで",
  "countdown.pause": "カウントダウンを一時停止",
  "countdown.endsAt": "終了日時：{moment}（UTC）",
  "countdown.ended": "このオファーは終了しました。",
  "popUp.fewerHint": "割引バーとカートのお知らせだけを表示します。この設定はアカウントで変更できます。",
};
