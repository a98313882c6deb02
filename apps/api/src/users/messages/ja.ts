import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "activation.subject": "【{shop}】アカウントの有効化",
  "activation.heading": "あと一歩で完了です",
  "activation.body":
    "リンクを開いてアカウントを有効化してください。登録したパスワードでログインできるようになり、無料プラグインがすべてアカウントに追加されます。",
  "activation.action": "アカウントを有効化する",
  "activation.expiry": "このリンクの有効期間は{life}です。一度だけご利用いただけます。",
  "activation.signUp":
    "このリンクは{time}（UTC）の登録手続きによるもので、そのとき設定されたパスワードが有効になります。",
  "activation.notYou":
    "その日時に登録した覚えがない場合は、リンクを使用しないでください。第三者が設定したパスワードが有効になってしまいます。使用しなければ、アカウントは無効のままです。",
  "manyLogins.subject": "【{shop}】アカウントへのログイン失敗が続いています",
  "manyLogins.heading": "パスワードを推測されているおそれがあります",
  "manyLogins.body":
    "{time}（UTC）までの24時間に、お客様のアカウントへのログインが{tries}回失敗しました。成功したログインはありません。",
  "manyLogins.slowed":
    "現在、以降のログインの受け付けを遅らせています。以前にログインしたことのあるブラウザーには影響しません。",
  "manyLogins.action": "パスワードを変更する",
  "manyLogins.why": "このメールは、{shop}のお客様のアカウントへのログインが試みられたためお送りしています。",
  "manyLogins.advice":
    "別の端末からログインできない場合は、ログイン画面の「パスワードをお忘れの場合」からお手続きください。届いたリンクはいつでもご利用いただけます。同じパスワードを他のサイトでもお使いの場合は、そちらも変更してください。ご不明な点は {contact} までお問い合わせください。",
  "pin.expiry": "このPINの有効期間は{life}です。一度だけ、最新のものだけをご利用いただけます。",
  "pin.secret": "PINは誰にも教えないでください。当店がメール、電話、チャットでPINをお尋ねすることはありません。",
  "emailChangePin.subject": "【{shop}】メールアドレス変更のPIN",
  "emailChangePin.heading": "メールアドレスの確認",
  "emailChangePin.body":
    "このアドレスを{shop}のアカウントで使用する手続きが行われました（おそらくご本人によるものです）。入力を求める画面で、このPINを入力してください。",
  "emailChangePin.notYou":
    "お心当たりがない場合は、このメールを破棄してください。PINが入力されなければ、何も変更されません。",
  "deletionPin.subject": "【{shop}】アカウント削除のPIN",
  "deletionPin.heading": "アカウント削除の確認",
  "deletionPin.body":
    "アカウントを削除する手続きが行われました（おそらくご本人によるものです）。入力を求める画面で、このPINを入力してください。",
  "deletionPin.notYou":
    "お心当たりがない場合は、第三者がアカウントにログインしているおそれがあります。パスワードを変更してください。他のブラウザーからはすべてログアウトされます。",
});
