import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const ja: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "閉じる",
  "popUp.options": "オプション",
  "popUp.fewer": "ポップアップを減らす",
  "wheel.closed": "ただいまホイールは停止しています。",
  "wheel.noSpinsLeft": "3回のスピンをすべて使いました。",
  "wheel.nothingToClaim": "受け取れるパックはありません。",
};
