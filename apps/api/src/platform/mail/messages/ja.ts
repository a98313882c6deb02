import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "footer.why": "このメールは、{shop}でこのメールアドレスが入力されたためお送りしています。",
  "footer.account": "このメールは、{shop}のアカウントに変更があったためお送りしています。",
  "footer.asked": "このメールは、{shop}でこのメールアドレスについて手続きが行われたためお送りしています。",
  "greeting.named": "{name} 様",
  "greeting.unnamed": "お客様",
  partOf: "{product}（{bundle}に付属）",
  "notYou.ignore": "お心当たりがない場合は、このメールを破棄してください。アカウントとパスワードは変更されていません。",
  "notYou.write": "お心当たりがない場合は、すぐに {contact} までご連絡ください。",
});
