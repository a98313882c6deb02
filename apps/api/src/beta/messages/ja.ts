import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "confirm.subject": "お申し込みの確認をお願いします：{product}ベータテスト",
  "confirm.heading": "あと一歩で完了です",
  "confirm.body": "このアドレスで、発売前の{product}のテストへのお申し込みを受け付けました。",
  "confirm.then": "確定後、秘密保持契約をお読みのうえ署名してください。そのあとテスト版をお届けします。",
  "confirm.action": "申し込みを確定する",
  "confirm.notYou":
    "お心当たりがない場合は、このメールを無視してください。確定されない申し込みは無効となり、アドレスは7日後に削除されます。",
  "link.subject": "お客様専用のリンク：{product}ベータテスト",
  "link.heading": "お客様専用のリンク",
  "link.body":
    "{product}ベータテストへのお申し込みは確定しています。このリンクから秘密保持契約を開き、内容の確認と署名、または署名済みの契約書のダウンロードができます。",
  "link.notYou": "このメールにお心当たりがない場合は、無視してください。何も変更されていません。",
  "nda.action": "契約書を開く",
  "link.personal": "リンクはお客様専用です。開いた方はお客様として操作できますので、このメールを転送しないでください。",
  personal: "リンクはお客様専用です。開いた方はお客様として操作できますので、このメールを転送しないでください。",
  "signed.subject": "署名を受け付けました：{product}の秘密保持契約",
  "signed.heading": "署名済み",
  "signed.body":
    "{product}のテストにご協力いただき、ありがとうございます。署名された契約書の全文を以下に記載します。このメールを保管してください。テスト版の準備ができましたら、ご連絡いたします。",
  "signed.action": "文書としてダウンロード",
  "copy.subject": "{product}ベータテスト：契約書（{version}版）に署名がありました",
  "copy.heading": "契約書に署名がありました",
  "copy.body": "{product}のテスターが秘密保持契約に署名しました。返信はテスターに届きます。",
  "copy.footer": "このメールは、ショップの問い合わせ先アドレスにお送りしています。",
  "row.agreement": "契約書",
  "row.version": "版",
  "row.name": "入力された氏名",
  "row.email": "メールアドレス",
  "row.time": "署名日時",
  "row.hash": "本文のSHA-256",
  "document.signature": "署名",
  "document.note": "{shop}にて電子的に署名されました。ハッシュは上記の文面から計算したものです。",
});
