import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "contact.subject": "お問い合わせ：{subject}",
  "contact.noSubject": "件名なし",
  "contact.heading": "お問い合わせフォームからのメッセージ",
  "contact.name": "お名前",
  "contact.email": "メールアドレス",
  "contact.account": "アカウント",
  "contact.customer": "ログイン中のお客様",
  "contact.guest": "ゲスト",
  "contact.footer": "このメールに返信すると、送信者に届きます。",
  "contactCopy.subject": "【{shop}】メッセージを受け付けました",
  "contactCopy.heading": "メッセージを受け付けました",
  "contactCopy.body": "お問い合わせありがとうございます。1営業日以内に、このアドレス宛にメールで返信いたします。",
  "contactCopy.yourMessage": "お送りいただいたメッセージ",
  "contactCopy.notYou":
    "お心当たりがない場合は、どなたかが誤ってこのアドレスを入力したものです。お手続きは必要ありません。",
  "contactCopy.why": "このメールは、ログイン中に{shop}へメッセージを送られた方にお送りしています。",
});
