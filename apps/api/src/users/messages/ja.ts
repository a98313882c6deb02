import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "activation.subject": "{shop} アカウントの有効化",
  "activation.heading": "あと一歩です",
  "activation.body":
    "リンクを開いてアカウントを有効にしてください。登録したパスワードでログインできるようになり、無料プラグインがすべてアカウントに追加されます。",
  "activation.action": "アカウントを有効にする",
  "activation.expiry": "このリンクの有効期間は {life}です。一度だけご利用いただけます。",
  "activation.signUp": "このリンクは {time}（UTC）の登録と、そのとき設定されたパスワードに対応しています。",
  "activation.notYou":
    "その日時に登録した覚えがない場合は、リンクを使用しないでください。第三者が設定したパスワードが有効になります。使用しなければ、アカウントは無効のままです。",
  "manyLogins.subject": "{shop} アカウントへのログイン失敗が続いています",
  "manyLogins.heading": "第三者がパスワードを推測しようとしています",
  "manyLogins.body":
    "{time}（UTC）までの 24 時間に、お客様のアカウントへのログインが {tries} 回失敗しました。成功したログインはありません。",
  "manyLogins.slowed":
    "現在、以降のログインの受け付けを遅らせています。以前にログインしたことのあるブラウザーには影響しません。",
  "manyLogins.action": "パスワードを変更する",
  "manyLogins.why": "このメールは、{shop} のお客様のアカウントへのログインが試みられたためお送りしています。",
  "manyLogins.advice":
    "別の端末からログインできない場合は、ログイン画面の「パスワードをお忘れの場合」からお手続きください。届いたリンクはいつでもご利用いただけます。同じパスワードをほかのサイトでもお使いの場合は、両方で変更してください。ご不明な点は {contact} までお問い合わせください。",
  "pin.expiry": "この PIN の有効期間は {life}です。一度だけ、最新のものだけをご利用いただけます。",
  "pin.secret": "PIN は誰にも教えないでください。当店がメール、電話、チャットで PIN をお尋ねすることはありません。",
  "emailChangePin.subject": "{shop} 新しいメールアドレスの PIN",
  "emailChangePin.heading": "メールアドレスの確認",
  "emailChangePin.body":
    "このアドレスを {shop} のアカウントで使用する手続きが行われました（おそらくご本人によるものです）。入力を求める画面で、この PIN を入力してください。",
  "emailChangePin.notYou":
    "お心当たりがない場合は、このメールを破棄してください。PIN が入力されなければ、何も変更されません。",
  "deletionPin.subject": "{shop} アカウント削除の PIN",
  "deletionPin.heading": "アカウント削除の確認",
  "deletionPin.body":
    "アカウントの削除が申し込まれました（おそらくご本人によるものです）。入力を求める画面で、この PIN を入力してください。",
  "deletionPin.notYou":
    "お心当たりがない場合、第三者がアカウントにログインしています。パスワードを変更してください。ほかのブラウザーはすべてログアウトされます。",
});
