import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "newsletter.products.title": "新製品",
  "newsletter.products.description": "プラグインやパックの発売時、お持ちの製品のアップデート時にお知らせします。",
  "newsletter.sales.title": "セールと特典",
  "newsletter.sales.description": "キャンペーン、クーポン、まもなく終了する価格のお知らせです。",
  "newsletter.tutorials.title": "チュートリアル",
  "newsletter.tutorials.description": "お持ちの製品をさらに活かすための、マイキング、ミックス、測定の解説です。",
  "newsletter.betas.title": "ベータテスト",
  "newsletter.betas.description": "開発中の製品を試し、ご意見をいただくためのご招待です。",
  "newsletterConfirm.subject": "【{shop}】メール配信の登録をご確認ください",
  "newsletterConfirm.heading": "メールの受け取りをご確認ください",
  "newsletterConfirm.body": "次の内容のメールが申し込まれました（おそらくご本人によるものです）。",
  "newsletterConfirm.action": "メールを受け取る",
  "newsletterConfirm.expiry":
    "このリンクの有効期間は{life}です。一度だけご利用いただけます。確認されるまでメールはお送りしません。",
  "newsletterConfirm.notYou":
    "お心当たりがない場合は、このメールを破棄してください。確認されないかぎり、メールはお送りしません。",
  "newsletterSubscribed.subject": "【{shop}】お知らせの登録が完了しました",
  "newsletterSubscribed.heading": "登録が完了しました",
  "newsletterSubscribed.body": "今後、次の内容のメールをお送りします。",
  "newsletterSubscribed.action": "内容の変更・配信停止",
  "newsletterSubscribed.end": "リンクを開くと、パスワードなしで設定を変更できます。配信はいつでも停止できます。",
  "newsletterSubscribed.why": "このメールは、{shop}のニュースレターに登録された方にお送りしています。",
});
