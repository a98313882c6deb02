import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "chat.closedByServer": "チャットはサーバー側で終了しました。",
  "chat.teamContacted":
    "開発チームに連絡しました。まもなくお問い合わせに回答いたします。ご連絡ありがとうございました。このチャットは終了しました。",
  "chat.refusedGuest":
    "当店のページには該当する情報が見つかりませんでした。メールアドレスを入力していただければ、このチャットを担当者に引き継ぎます。別のご質問もどうぞ。",
  "chat.refusedCustomer":
    "当店のページには該当する情報が見つかりませんでした。このチャットを担当者に引き継ぎましょうか？「はい」と入力するか、別のご質問をどうぞ。",
  "chat.askEmail": "担当者からの返信は、どのメールアドレスにお送りすればよろしいですか？",
  "chat.askEmailAgain": "メールアドレスの形式が正しくありません。もう一度入力してください。",
  "chat.warning": "言葉遣いにご配慮ください。続く場合はチャットを終了します。",
  "chat.yours": "お客様のアカウント：",
  "chat.nothingYours": "アカウントにはまだ何もありません。",
  "chat.logIn": "ログインすると、お客様の情報がここに表示されます。",
  "chat.price": "{name}の価格は{price}です。",
  "chat.reducedPrice": "{name}は通常価格{full}のところ、{price}です。",
  "chat.free": "{name}は無料です。",
  "chat.owned": "すでにお持ちの製品です。",
  "chat.currentVersion": "現在のバージョンは{version}です。",
  "chat.version": "{name}、バージョン{version}",
  "chat.licences": "{name}、ライセンス数：{number}",
  "chat.order.pending": "注文 {number}（{date}）：{products}、{total}、未払い",
  "chat.order.paid": "注文 {number}（{date}）：{products}、{total}、支払い済み",
  "chat.order.closed": "注文 {number}（{date}）：{products}、{total}、キャンセル済み",
  "chat.order.refunded": "注文 {number}（{date}）：{products}、{total}、返金済み",
  "chat.order.disputed": "注文 {number}（{date}）：{products}、{total}、異議申し立て中",
  "chatHandOver.subject": "チャット {ticket}",
  "chatHandOver.heading": "対応が必要なチャット",
  "chatHandOver.body":
    "チャットで回答が見つからなかったか、お客様が担当者を希望しています。このメールに返信すると、お客様に届きます。",
  "chatHandOver.ticket": "受付番号",
  "chatHandOver.email": "メールアドレス",
  "chatHandOver.account": "アカウント",
  "chatHandOver.customer": "ログイン中のお客様",
  "chatHandOver.guest": "ゲスト",
  "chatHandOver.transcript": "チャットの記録",
  "chatHandOver.user": "お客様",
  "chatHandOver.bot": "チャット",
  "chatHandOver.footer": "このメールは、{shop}の担当者にお送りしています。",
  "chatTicket.subject": "【{shop}】お問い合わせを受け付けました：{ticket}",
  "chatTicket.heading": "お問い合わせを担当者に引き継ぎました",
  "chatTicket.body": "チャットの内容を担当者に引き継ぎました。できるだけ早く、このアドレス宛にメールで返信いたします。",
  "chatTicket.ticket": "受付番号",
  "chatTicket.notYou":
    "お心当たりがない場合は、どなたかが誤ってこのアドレスを入力したものです。お手続きは必要ありません。",
  "chatTicket.footer": "このメールは、{shop}のチャットでこのアドレスが入力されたためお送りしています。",
});
