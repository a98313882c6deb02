import { defineMessages, type Messages } from "@shop/kernel";
import type { BetaMessageKey } from "./beta-en.ts";

export const betaJa: Messages<BetaMessageKey> = defineMessages({
  "beta.nameMissing": "お名前を入力してください。",
  "beta.systemMissing": "お使いのOSを選択してください。",
  "beta.hostMissing": "お使いのホスト（DAW）の名前を入力してください。",
  "beta.recordsMissing": "録音の内容を入力してください。一文で構いません。",
  "beta.microphonesInvalid": "1から{most}までの整数を入力してください。",
  "beta.closed": "現在、このプログラムの申し込みは受け付けていません。",
  "beta.full": "このプログラムは定員に達しました。",
  "beta.linkInvalid": "このリンクは無効です。新しいリンクの送信をお申し込みください。",
  "beta.notConfirmed": "先に、メールのリンクから申し込みを確定してください。",
  "beta.signatureMissing": "氏名を入力してください。",
  "beta.agreementMissing": "同意される場合は、チェックを入れてください。",
  "beta.textChanged": "契約書が改訂されました。新しい版をお読みのうえ、署名してください。",
  "beta.tooManyTries": "試行回数が多すぎます。しばらくしてからもう一度お試しください。",
});
