import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "emailChange.untilThen":
    "それまではこれまでのアドレスでログインしてください。新しいアドレスが有効になると、すべてのブラウザーからログアウトされます。",
  "emailChangeAnnounced.subject": "【{shop}】アカウントのメールアドレスが変更されます",
  "emailChangeAnnounced.heading": "メールアドレスが変更されます",
  "emailChangeAnnounced.body": "{time}（UTC）に、アカウントのアドレスは {email} に変更されます。",
  "emailChangeAnnounced.action": "これまでのアドレスを使い続ける",
  "emailChangeAnnounced.notYou":
    "お心当たりがない場合は、第三者にパスワードを知られているおそれがあります。リンク先のページで変更を取り消すと、すべてのブラウザーからログアウトされます。そのあと新しいパスワードを設定してください。",
  "emailChangeWelcome.subject": "【{shop}】このアドレスがアカウントのアドレスになります",
  "emailChangeWelcome.heading": "新しいアドレスを確認しました",
  "emailChangeWelcome.body": "{time}（UTC）に、このアドレスがアカウントのアドレスになります。",
  "emailChangeWelcome.takeBack":
    "それまでは、アカウント画面、またはこれまでのアドレス宛のメールから変更を取り消せます。",
  "emailChangeRevoked.subject": "【{shop}】アカウントのメールアドレスは変更されません",
  "emailChangeRevoked.heading": "変更は取り消されました",
  "emailChangeRevoked.body": "{email} への変更は{time}（UTC）に取り消されました。アカウントのアドレスは今のままです。",
  "emailChangeRevoked.newPassword":
    "すべてのブラウザーからログアウトしました。変更の手続きには現在のパスワードが必要なため、第三者にパスワードを知られているおそれがあります。今すぐ新しいパスワードを設定してください。",
  "emailChanged.subject": "【{shop}】アカウントのメールアドレスが変更されました",
  "emailChanged.heading": "メールアドレスが変更されました",
  "emailChanged.body": "{time}（UTC）から、アカウントのアドレスは {email} です。パスワードは変わりません。",
  "emailChanged.sessions": "すべてのブラウザーからログアウトしました。新しいアドレスでログインしてください。",
  "emailChangeFailed.subject": "【{shop}】アカウントのメールアドレスは変更されません",
  "emailChangeFailed.heading": "変更できませんでした",
  "emailChangeFailed.body":
    "アドレス（{email}）はすでに他のアカウントで使われているため、変更できませんでした。アカウントのアドレスは今のままです。",
  "addressInUse.subject": "【{shop}】このアドレスにはアカウントがすでにあります",
  "addressInUse.heading": "このアドレスにはアカウントがすでにあります",
  "addressInUse.body":
    "このアドレスを{shop}の別のアカウントで使用する手続きが行われました（おそらくご本人によるものです）。このアドレスにはすでにアカウントがあるため、何も変更していません。1つのアドレスで利用できるアカウントは1つだけです。",
});
