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
  "alreadyRegistered.action": "ログインする",
  "alreadyRegistered.notYou":
    "お心当たりがない場合、何もしていただく必要はありません。アカウントもパスワードも元のままです。",
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
  "passwordChanged.bodyByPassword":
    "アカウントのパスワードは {time}（UTC）に、ログイン中で以前のパスワードを知っている方によって変更されました。",
  "passwordChanged.otherSessions": "ログインしていたほかのすべてのブラウザーからログアウトしました。",
  "passwordChanged.notYouByPassword":
    "お心当たりがない場合、第三者がパスワードを知っていました。ショップで新しいパスワードを申し込み、{contact} までご連絡ください。",
  "manyLogins.subject": "{shop} アカウントへのログイン失敗が続いています",
  "manyLogins.heading": "第三者がパスワードを試しています",
  "manyLogins.body":
    "{time}（UTC）までの 1 日以内に、お客様のアカウントへのログインが {tries} 回失敗しました。いずれも成功していません。",
  "manyLogins.slowed":
    "現在、以降のログインの受け付けを遅らせています。以前にログインしたことのあるブラウザーには影響しません。",
  "manyLogins.advice":
    "別の端末からログインできない場合は、ログイン画面の「パスワードをお忘れの場合」からお手続きください。届いたリンクは常にご利用いただけます。同じパスワードをほかのサイトでもお使いの場合は、両方で変更してください。お問い合わせ：{contact}",
  "newsletterConfirm.subject": "ご確認ください：{shop} からのお知らせ",
  "newsletterConfirm.heading": "次のメールをお送りしてよろしいですか",
  "newsletterConfirm.body": "次の内容のメールが申し込まれました（おそらくご本人によるものです）。",
  "newsletterConfirm.action": "受け取る",
  "newsletterConfirm.expiry": "このリンクは {days} 日以内に一度だけ使えます。確認されるまでメールはお送りしません。",
  "newsletterConfirm.notYou":
    "お心当たりがない場合、何もしていただく必要はありません。リンクから確認されないかぎり、メールは届きません。",
  "newsletterSubscribed.subject": "{shop} からのお知らせをお届けします",
  "newsletterSubscribed.heading": "登録が完了しました",
  "newsletterSubscribed.body": "今後、次の内容のメールをお送りします。",
  "newsletterSubscribed.action": "内容を選ぶ・配信を停止する",
  "newsletterSubscribed.end": "リンクからパスワードなしで設定を開けます。配信はいつでも停止できます。",
  "footer.newsletter": "このメールは、{shop} のニュースレターに登録された方にお送りしています。",
  "contactCopy.subject": "{shop} へのメッセージを受け付けました",
  "contactCopy.heading": "メッセージを受け付けました",
  "contactCopy.body": "お問い合わせありがとうございます。できるだけ早く、このアドレス宛にメールで返信します。",
  "contactCopy.yourMessage": "お送りいただいたメッセージ",
  "contactCopy.notYou":
    "お心当たりがない場合、どなたかが誤ってこのアドレスを入力したものです。何もしていただく必要はありません。",
  "contactCopy.why": "このメールは、ログイン中に {shop} へメッセージを送られた方にお送りしています。",
  "footer.account": "このメールは、{shop} のアカウントに変更があったためお送りしています。",
  "footer.asked": "このメールは、{shop} でこのメールアドレスについて手続きが申し込まれたためお送りしています。",
  "pin.expiry": "この PIN は {minutes} 分以内に一度だけ使えます。使えるのは最新の PIN だけです。",
  "pin.secret": "誰にも教えないでください。当店がメール、電話、チャットで PIN をお尋ねすることはありません。",
  "emailChangePin.subject": "{shop} 新しいメールアドレスの PIN",
  "emailChangePin.heading": "このアドレスの確認",
  "emailChangePin.body":
    "このアドレスを当店のアカウントで使う手続きが行われました（おそらくご本人によるものです）。入力を求める画面で、この PIN を入力してください。",
  "emailChangePin.notYou": "お心当たりがない場合、何もしていただく必要はありません。PIN がなければ何も変わりません。",
  "deletionPin.subject": "{shop} アカウント削除の PIN",
  "deletionPin.heading": "削除の確認",
  "deletionPin.body":
    "アカウントの削除が申し込まれました（おそらくご本人によるものです）。入力を求める画面で、この PIN を入力してください。",
  "deletionPin.notYou":
    "お心当たりがない場合、第三者がアカウントにログインしています。パスワードを変更してください。ほかのブラウザーはすべてログアウトされます。",
  "emailChange.untilThen":
    "それまではこれまでのアドレスでログインしてください。新しいアドレスが有効になると、すべてのブラウザーがログアウトされます。",
  "emailChangeAnnounced.subject": "{shop} アカウントのメールアドレスが変わります",
  "emailChangeAnnounced.heading": "メールアドレスが変わります",
  "emailChangeAnnounced.body": "{time}（UTC）から、アカウントのアドレスは {email} になります。",
  "emailChangeAnnounced.action": "これまでのアドレスを使い続ける",
  "emailChangeAnnounced.notYou":
    "お心当たりがない場合、第三者がパスワードを知っています。ボタンから開くページで変更を取り消すと、すべてのブラウザーがログアウトされます。そのあと新しいパスワードを設定してください。",
  "emailChangeWelcome.subject": "このアドレスが {shop} アカウントのアドレスになります",
  "emailChangeWelcome.heading": "PIN を確認しました",
  "emailChangeWelcome.body": "{time}（UTC）から、このアドレスがアカウントのアドレスになります。",
  "emailChangeWelcome.takeBack":
    "それまでは、アカウント画面、またはこれまでのアドレス宛のメールから変更を取り消せます。",
  "emailChangeRevoked.subject": "{shop} アカウントのメールアドレスはそのままです",
  "emailChangeRevoked.heading": "変更を取り消しました",
  "emailChangeRevoked.body": "{email} への変更は {time}（UTC）に取り消されました。アカウントのアドレスは今のままです。",
  "emailChangeRevoked.newPassword":
    "ログインしていたすべてのブラウザーからログアウトしました。変更を始めた人はパスワードを知っていました。今すぐ新しいパスワードを設定してください。",
  "emailChanged.subject": "{shop} アカウントのメールアドレスが変わりました",
  "emailChanged.heading": "メールアドレスが変わりました",
  "emailChanged.body": "{time}（UTC）から、アカウントのアドレスは {email} です。パスワードは変わりません。",
  "emailChanged.sessions":
    "ログインしていたすべてのブラウザーからログアウトしました。新しいアドレスでログインしてください。",
  "emailChanged.notYou": "お心当たりがない場合は、すぐに {contact} までご連絡ください。",
  "emailChangeFailed.subject": "{shop} アカウントのメールアドレスはそのままです",
  "emailChangeFailed.heading": "変更できませんでした",
  "emailChangeFailed.body":
    "アドレス {email} はその後ほかのアカウントのものになったため、変更できませんでした。アカウントのアドレスは今のままです。",
  "addressInUse.subject": "このアドレスには {shop} のアカウントがすでにあります",
  "addressInUse.heading": "このアドレスにはアカウントがすでにあります",
  "addressInUse.body":
    "このアドレスを当店の別のアカウントで使う手続きが行われました（おそらくご本人によるものです）。アドレスにはすでにアカウントがあるため、何も変更していません。一つのアドレスで使えるアカウントは一つです。",
  "deletionScheduled.subject": "{shop} アカウントは削除されます",
  "deletionScheduled.heading": "アカウントは削除されます",
  "deletionScheduled.body":
    "PIN で確認されたとおり、アカウントはライセンスとダウンロードとともに {time}（UTC）に削除されます。すべてのブラウザーからログアウトしました。",
  "deletionScheduled.cancel":
    "アカウントを残したい場合は、{time}（UTC）までにログインしてください。ログインすると削除は取り消されます。",
  "deletionScheduled.action": "ログインする",
  "deletionScheduled.kept":
    "注文と請求書は、法律で求められる期間、別に保管します。記録やバックアップに残る情報は、遅くとも削除の 90 日後までに消えます。",
  "deletionScheduled.notYou":
    "お心当たりがない場合は、ログインして新しいパスワードを設定し、{contact} までご連絡ください。",
  "deletionCancelled.subject": "{shop} アカウントは残ります",
  "deletionCancelled.heading": "削除を取り消しました",
  "deletionCancelled.body":
    "{time}（UTC）にログインがあり（おそらくご本人によるものです）、アカウントの削除は取り消されました。すべて元のままです。",
  "deletionCancelled.notYou":
    "お心当たりがない場合、第三者がパスワードを知っています。新しいパスワードを設定し、{contact} までご連絡ください。",
  "contact.subject": "お問い合わせ：{subject}",
  "contact.noSubject": "件名なし",
  "contact.heading": "お問い合わせフォームからのメッセージ",
  "contact.name": "お名前",
  "contact.email": "メールアドレス",
  "contact.account": "アカウント",
  "contact.customer": "ログイン中のお客様",
  "contact.guest": "ゲスト",
  "contact.footer": "このメールに返信すると、送信者に届きます。",
  "order.subject": "{shop} ご注文 {number}（請求書 {invoice}）",
  "order.heading": "お支払いが完了しました。ライセンスをご利用いただけます。",
  "order.greeting": "{name} 様",
  "order.body":
    "ご注文 {number} のお支払いを {date} に確認しました。ご購入の商品はアカウントからダウンロードできます。",
  "order.headingFree": "ライセンスをご利用いただけます。",
  "order.bodyFree":
    "ご注文 {number} は {date} に完了しました。お支払いはありません。ご注文の商品はアカウントからダウンロードできます。",
  "order.line": "{quantity} × {name}",
  "order.total": "合計（税込）",
  "order.vat": "うち付加価値税 {rate}%（{country}）",
  "order.action": "注文を見る",
  "order.help": "お気づきの点がありましたら、注文番号を添えてこのメールにご返信ください。",
  "order.invoiceNumber": "請求書番号",
  "order.invoiceDate": "発行日・納品日",
  "order.number": "ご注文番号",
  "order.seller": "販売者",
  "order.buyer": "購入者",
  "order.vatId": "VAT番号：{id}",
  "order.ownedParts": "すでにお持ちのため請求していないもの：{names}",
  "order.subtotal": "小計",
  "order.multiBuy": "まとめ買い割引",
  "order.coupon": "クーポン {code}",
  "order.minus": "−{price}",
  "order.taxTakenOut": "差し引いた付加価値税（リバースチャージ）",
  "order.totalNet": "合計",
  "order.net": "付加価値税 {rate}%（{country}）の税抜金額",
  "order.tax": "付加価値税",
  "order.reverseCharge": "リバースチャージ：付加価値税の納税義務は役務の受領者にあります（指令 2006/112/EC 第196条）。",
  "order.vatIdInvalid":
    "欧州のVAT番号登録システム（VIES）によると {id} は有効ではないため、このご注文には付加価値税が含まれています。貴社に納税義務がある場合は、注文日に番号が有効だったことを示す証明をこのメールへの返信でお送りください。付加価値税を返金し、請求書を訂正します。",
  "order.vatIdUnconfirmed":
    "VAT番号 {id} を確認できなかったため、このご注文には付加価値税が含まれています。貴社に納税義務がある場合は、注文日に番号が有効だったことを示す証明をこのメールへの返信でお送りください。付加価値税を返金し、請求書を訂正します。",
  "order.noVat": "購入者が欧州連合の域外にいるため、付加価値税はかかりません。",
  "order.agreed": "ご同意いただいた内容",
  "order.agreedOn": "{date} に確認：",
  "order.licences": "ライセンス",
  "credit.subject": "{shop} ご注文 {number} の返金明細 {credit}",
  "credit.heading": "返金の手続きが完了しました",
  "credit.body": "ご注文 {number} は {date} に返金されました。この明細により請求書 {invoice} は取り消されます。",
  "credit.number": "返金明細番号",
  "credit.total": "返金額",
  "credit.licences": "取り消されたライセンス",
  "credit.licencesGone": "このご注文のライセンスは無効になりました。有効化したものは削除してください。",
  "redeemed.subject": "{shop} の新しいライセンス",
  "redeemed.heading": "コードが引き換えられました",
  "redeemed.body": "引き換えられたライセンスは次のとおりです。ダウンロードはアカウントから行えます。",
  "redeemed.action": "アカウントへ",
  "transfer.handedOn.subject": "{product} を譲渡しました",
  "transfer.handedOn.heading": "{product} を譲渡しました",
  "transfer.handedOn.body":
    "{product} のライセンスを {recipient} に譲渡しました。お客様のダウンロードは終了し、デバイスは解除され、ライセンス譲渡サービスを 1 回分使用しました。",
  "transfer.handedOn.waits":
    "このアドレスのアカウントが {shop} にまだない場合、ライセンスは {date} まで待機します。それまでに開設されなければ、ライセンス譲渡サービスとともにお客様に戻り、メールでお知らせします。",
  "transfer.notYou": "お心当たりがない場合は、すぐに {contact} までご連絡ください。",
  "transfer.offered.subject": "{product} のライセンスを受け取れます",
  "transfer.offered.heading": "{product} を受け取れます",
  "transfer.offered.body": "{shop} のお客様 {sender} から、{product} のライセンスが譲渡されました。",
  "transfer.offered.how":
    "受け取るには、このアドレス {recipient} で登録し、{date} までにアカウントを有効化してください。アカウントは無料です。プラグインはダウンロードとアップデートとともにすぐにご利用いただけます。",
  "transfer.offered.action": "登録する",
  "transfer.offered.expiry":
    "それまでにアカウントがなければ、ライセンスは元の所有者に戻ります。不要な場合、何もしていただく必要はありません。",
  "transfer.received.subject": "{product} のライセンスを受け取りました",
  "transfer.received.heading": "{product} はお客様のものです",
  "transfer.received.body": "{shop} のお客様 {sender} から、{product} のライセンスが譲渡されました。",
  "transfer.received.bodyUnnamed": "{shop} のお客様から、{product} のライセンスが譲渡されました。",
  "transfer.received.account": "アカウントから、ダウンロードとアップデートをご利用いただけます。",
  "transfer.received.key": "ライセンスキー",
  "transfer.received.action": "アカウントへ",
  "transfer.returned.subject": "{product} がお客様に戻りました",
  "transfer.returned.heading": "{product} がお客様に戻りました",
  "transfer.returned.body":
    "{date} までに {recipient} のアカウントは開設されませんでした。{product} のライセンスは同じキーのままお客様に戻り、ライセンス譲渡サービスも戻りました。",
  "transfer.returned.bodyUnnamed":
    "{date} までに {product} のライセンスは引き継がれませんでした。ライセンスは同じキーのままお客様に戻り、ライセンス譲渡サービスも戻りました。",
  "transfer.returned.devices": "デバイスはあらためて有効化してください。",
  "transfer.takenBack.subject": "{product} のライセンスは終了しました",
  "transfer.takenBack.heading": "ライセンスが終了しました",
  "transfer.takenBack.body":
    "{product} のライセンスの元となった購入が取り消されました。そのため、譲渡されたライセンスは無効になりました。有効化したものは削除してください。",
  "transfer.takenBack.contact": "ご質問は {contact} までお寄せください。",
  "footer.order": "このメールは、{shop} でご購入いただいたためお送りしています。大切に保管してください。",
});
