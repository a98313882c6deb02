import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "footer.why": "このメールは、{shop} でこのメールアドレスが入力されたためお送りしています。",
  "greeting.named": "{name} 様",
  "greeting.unnamed": "お客様",
  "activation.subject": "{shop} アカウントの有効化",
  "activation.heading": "あと一歩です",
  "activation.body":
    "ボタンを押してアカウントを有効にしてください。登録したパスワードでログインでき、無料プラグインはすべてアカウントに追加されます。",
  "activation.action": "アカウントを有効にする",
  "activation.expiry": "このリンクは {hours} 時間以内に一度だけ使えます。",
  "activation.signUp": "このリンクは {time}（UTC）の登録と、そのとき設定されたパスワードのものです。",
  "activation.notYou":
    "その日時に登録した覚えがない場合は、リンクを使わないでください。他人のパスワードが有効になってしまいます。使わなければ、アカウントは無効のままです。",
  "alreadyRegistered.subject": "{shop} のアカウントはすでにあります",
  "alreadyRegistered.heading": "アカウントはすでにあります",
  "alreadyRegistered.body":
    "このメールアドレスで新規登録が試みられました（おそらくご本人によるものです）。アカウントはすでに存在するため、何も変更していません。これまでのパスワードでログインしてください。",
  "alreadyRegistered.action": "ショップへ",
  "alreadyRegistered.notYou":
    "お心当たりがない場合も、何もする必要はありません。アカウントとパスワードはそのままです。",
  "resetPassword.subject": "{shop} アカウントの新しいパスワード",
  "resetPassword.heading": "新しいパスワードの設定",
  "resetPassword.body":
    "新しいパスワードの設定が申し込まれました（おそらくご本人によるものです）。ボタンから入力フォームを開けます。フォームを送信するまで、何も変わりません。",
  "resetPassword.action": "新しいパスワードを設定する",
  "resetPassword.expiry": "このリンクは {hours} 時間以内に一度だけ使えます。使えるのは最新のリンクだけです。",
  "resetPassword.activates":
    "アカウントはまだ有効化されていません。新しいパスワードを設定すると、同時に有効になります。",
  "resetPassword.notYou":
    "お心当たりがない場合、何もしていただく必要はありません。アカウントもパスワードも元のままです。",
  "passwordChanged.subject": "{shop} のパスワードが変更されました",
  "passwordChanged.heading": "パスワードが変更されました",
  "passwordChanged.body":
    "アカウントのパスワードは {time}（UTC）に、このアドレス宛にお送りしたリンクから変更されました。",
  "passwordChanged.sessions":
    "ログインしていたすべてのブラウザーからログアウトしました。新しいパスワードでログインしてください。",
  "passwordChanged.notYou":
    "お心当たりがない場合、第三者がメールを読める状態にあります。まずメールボックスを保護し、ショップで新しいパスワードを申し込んだうえで、{contact} までご連絡ください。",
  "footer.account": "このメールは、{shop} のアカウントに変更があったためお送りしています。",
  "contact.subject": "お問い合わせ: {subject}",
  "contact.noSubject": "件名なし",
  "contact.heading": "お問い合わせフォームからのメッセージ",
  "contact.name": "お名前",
  "contact.email": "メールアドレス",
  "contact.account": "アカウント",
  "contact.customer": "ログイン中のお客様",
  "contact.guest": "ゲスト",
  "contact.footer": "このメールに返信すると、送信者に届きます。",
  "order.subject": "{shop} ご注文 {number}",
  "order.heading": "お支払いが完了しました。ライセンスをご利用いただけます。",
  "order.greeting": "{name} 様",
  "order.body":
    "ご注文 {number} のお支払いを {date} に確認しました。ご購入の商品はアカウントからダウンロードできます。",
  "order.line": "{quantity} × {name}",
  "order.total": "合計（税込）",
  "order.vat": "うち付加価値税 {rate}%（{country}）",
  "order.licence": "ライセンス: {name}",
  "order.action": "アカウントを開く",
  "order.help": "お気づきの点がありましたら、注文番号を添えてこのメールにご返信ください。",
  "footer.order": "このメールは、{shop} でご購入いただいたためお送りしています。大切に保管してください。",
});
