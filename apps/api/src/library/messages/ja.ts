import type { Messages } from "@shop/kernel";
import type { en } from "./en.ts";

export const ja: Messages<keyof typeof en> = {
  "downloads.subject": "{shop}のダウンロード",
  "downloads.heading": "ダウンロード",
  "downloads.body":
    "パソコンで続けるために、ご自身で送信されたメールです。お持ちの製品がすべて、開いたパソコンに合ったボタンとともに表示されます。",
  "downloads.login": "パソコンで開き、このメールアドレスでログインしてください。",
  "downloads.action": "ダウンロードへ",
};
