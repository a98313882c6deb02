import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "redeemed.subject": "【{shop}】{product}：コードを引き換えました",
  "redeemed.heading": "コードを引き換えました",
  "redeemed.body": "コードに含まれる製品とライセンスキーは次のとおりです。ファイルはダウンロードページにあります。",
  "redeemed.action": "ダウンロードページへ",
  "transfer.handedOn.subject": "{product}を譲渡しました",
  "transfer.handedOn.heading": "{product}を譲渡しました",
  "transfer.handedOn.body":
    "{product}のライセンスを {recipient} に譲渡しました。お客様によるダウンロードはできなくなり、デバイスは解除され、ライセンス譲渡サービスを1回分使用しました。",
  "transfer.handedOn.waits":
    "このアドレスのアカウントが{shop}にまだない場合、ライセンスは{date}まで保留されます。それまでにアカウントが作成されなければ、ライセンスとライセンス譲渡サービスはお客様に戻り、メールでお知らせします。",
  "transfer.offered.subject": "{product}のライセンスを受け取れます",
  "transfer.offered.heading": "{product}を受け取れます",
  "transfer.offered.body": "{shop}のお客様（{sender}）から、{product}のライセンスが譲渡されました。",
  "transfer.offered.how":
    "受け取るには、このアドレス（{recipient}）で登録し、{date}までにアカウントを有効化してください。アカウントは無料です。プラグインのダウンロードとアップデートをすぐにご利用いただけます。",
  "transfer.offered.action": "登録する",
  "transfer.offered.expiry":
    "それまでにアカウントがなければ、ライセンスは元の所有者に戻ります。不要な場合、お手続きは必要ありません。",
  "transfer.received.subject": "{product}のライセンスを受け取りました",
  "transfer.received.heading": "{product}はお客様のものです",
  "transfer.received.body": "{shop}のお客様（{sender}）から、{product}のライセンスが譲渡されました。",
  "transfer.received.bodyUnnamed": "{shop}のお客様から、{product}のライセンスが譲渡されました。",
  "transfer.received.account": "アカウントから、ダウンロードとアップデートをご利用いただけます。",
  "transfer.received.key": "ライセンスキー",
  "transfer.received.action": "アカウントへ",
  "transfer.returned.subject": "{product}がお客様に戻りました",
  "transfer.returned.heading": "{product}がお客様に戻りました",
  "transfer.returned.body":
    "{date}までに {recipient} のアカウントは作成されませんでした。{product}のライセンスは同じキーのままお客様に戻り、ライセンス譲渡サービスも戻りました。",
  "transfer.returned.bodyUnnamed":
    "{date}までに{product}のライセンスは引き継がれませんでした。ライセンスは同じキーのままお客様に戻り、ライセンス譲渡サービスも戻りました。",
  "transfer.returned.devices": "お使いのデバイスでもう一度プラグインを有効化してください。",
  "transfer.takenBack.subject": "{product}のライセンスは終了しました",
  "transfer.takenBack.heading": "ライセンスが終了しました",
  "transfer.takenBack.body":
    "{product}のライセンスの元となった購入が取り消されました。そのため、譲渡されたライセンスは無効になりました。このライセンスで有効化したものは削除してください。",
  "transfer.takenBack.contact": "ご質問は {contact} までお寄せください。",
});
