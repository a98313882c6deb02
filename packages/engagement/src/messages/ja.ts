import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const ja: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "閉じる",
  "popUp.options": "オプション",
  "popUp.fewer": "ポップアップを減らす",
  "chatButton.open": "チャットを開く",
  "chatButton.opening": "チャットを開いています…",
  "chatButton.failed": "チャットを読み込めませんでした。もう一度お試しください。",
};
