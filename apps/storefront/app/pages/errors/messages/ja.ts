import { defineMessages } from "@shop/kernel";

/** Texts of error pages: fetched when one is shown. */
export const ja = defineMessages({
  notFoundTitle: "トラックが見つかりません",
  notFoundText: "ページが見つかりません",
  notFoundLink: "トップページへ戻る",
  notFoundButton: "トップページへ",
  notFoundHint: "お問い合わせください。1営業日以内にお返事します。",
  findTitle: "ここで探す",
  findWords: "名前、音、キャビネット",
  findButton: "検索",
  errorTitle: "エラー {status}",
  errorText: "このページを表示できませんでした。",
  errorSafe: "カートとアカウントに影響はありません。もう一度お試しいただくか、トップページへお戻りください。",
  busyText: "ただいま混み合っています。数秒後にもう一度お試しください。",
});
