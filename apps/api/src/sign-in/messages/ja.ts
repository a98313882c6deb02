import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "alreadyRegistered.subject": "{shop} のアカウントはすでに登録されています",
  "alreadyRegistered.heading": "アカウントはすでに登録されています",
  "alreadyRegistered.body":
    "このメールアドレスで新規登録が試みられました（おそらくご本人によるものです）。アカウントはすでに登録されているため、何も変更していません。これまでのパスワードでログインするか、ログイン画面の「パスワードをお忘れの場合」から新しいパスワードを設定してください。",
  "alreadyRegistered.action": "ログインする",
  "resetPassword.subject": "{shop} アカウントの新しいパスワード",
  "resetPassword.heading": "新しいパスワードの設定",
  "resetPassword.body":
    "新しいパスワードの設定が申し込まれました（おそらくご本人によるものです）。リンクを開くと入力フォームが表示されます。フォームを送信するまで、何も変更されません。",
  "resetPassword.action": "新しいパスワードを設定する",
  "resetPassword.expiry": "このリンクの有効期間は {life}です。一度だけ、最新のものだけをご利用いただけます。",
  "resetPassword.activates":
    "アカウントはまだ有効化されていません。新しいパスワードを設定すると、同時に有効になります。",
  "passwordChanged.subject": "{shop} のパスワードが変更されました",
  "passwordChanged.heading": "パスワードが変更されました",
  "passwordChanged.body":
    "アカウントのパスワードは {time}（UTC）に、このアドレス宛にお送りしたリンクから変更されました。",
  "passwordChanged.sessions": "すべてのブラウザーからログアウトしました。新しいパスワードでログインしてください。",
  "passwordChanged.notYou":
    "お心当たりがない場合、第三者がメールを読める状態にあります。まずメールボックスの安全を確保し、ショップで新しいパスワードを設定したうえで、{contact} までご連絡ください。",
  "passwordChanged.bodyByPassword":
    "アカウントのパスワードは {time}（UTC）に、ログイン中で以前のパスワードを知っている方によって変更されました。",
  "passwordChanged.otherSessions": "ほかのすべてのブラウザーからログアウトしました。",
  "passwordChanged.notYouByPassword":
    "お心当たりがない場合、第三者がパスワードを知っていました。ショップで新しいパスワードを設定し、{contact} までご連絡ください。",
});
