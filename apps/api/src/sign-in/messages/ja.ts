import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "alreadyRegistered.subject": "【{shop}】アカウントはすでに登録されています",
  "alreadyRegistered.heading": "アカウントはすでに登録されています",
  "alreadyRegistered.body":
    "このメールアドレスで新規登録が試みられました（おそらくご本人によるものです）。アカウントはすでに登録されているため、何も変更していません。これまでのパスワードでログインするか、ログイン画面の「パスワードをお忘れの場合」から新しいパスワードを設定してください。",
  "alreadyRegistered.action": "ログインする",
  "resetPassword.subject": "【{shop}】新しいパスワードの設定",
  "resetPassword.heading": "新しいパスワードの設定",
  "resetPassword.body":
    "パスワードを再設定する手続きが行われました（おそらくご本人によるものです）。リンクを開くと入力フォームが表示されます。フォームを送信するまで、何も変更されません。",
  "resetPassword.action": "新しいパスワードを設定する",
  "resetPassword.expiry": "このリンクの有効期間は{life}です。一度だけ、最新のものだけをご利用いただけます。",
  "resetPassword.activates":
    "アカウントはまだ有効化されていません。新しいパスワードを設定すると、同時に有効になります。",
  "passwordChanged.subject": "【{shop}】パスワードが変更されました",
  "passwordChanged.heading": "パスワードが変更されました",
  "passwordChanged.body":
    "アカウントのパスワードは{time}（UTC）に、このアドレス宛にお送りしたリンクから変更されました。",
  "passwordChanged.sessions": "すべてのブラウザーからログアウトしました。新しいパスワードでログインしてください。",
  "passwordChanged.notYou":
    "お心当たりがない場合は、第三者にメールを読まれているおそれがあります。まずメールアカウントのパスワードを変更し、次にショップで新しいパスワードを設定したうえで、{contact} までご連絡ください。",
  "passwordChanged.bodyByPassword":
    "アカウントのパスワードは{time}（UTC）に、ログイン中で以前のパスワードを知っている方によって変更されました。",
  "passwordChanged.otherSessions": "他のすべてのブラウザーからログアウトしました。",
  "passwordChanged.notYouByPassword":
    "お心当たりがない場合は、第三者にパスワードを知られているおそれがあります。ショップで新しいパスワードを設定し、{contact} までご連絡ください。",
});
