import type { Messages } from "@shop/kernel";
import type { en } from "./en.ts";

export const ja: Messages<keyof typeof en> = {
  "downloads.subject": "【{shop}】ダウンロードのご案内",
  "downloads.heading": "ダウンロード",
  "downloads.body":
    "パソコンでダウンロードするために、ご自身で送信されたメールです。ページを開くと、お持ちの製品がすべて、お使いのパソコンに合ったボタンとともに表示されます。",
  "downloads.login": "パソコンで開き、このメールアドレスでログインしてください。",
  "downloads.action": "ダウンロードへ",
};
