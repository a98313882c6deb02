import type { NewsletterTexts } from "./en.ts";

export const ja: NewsletterTexts = {
  "newsletter.products.title": "新製品",
  "newsletter.products.description": "プラグインやパックの発売時、お持ちの製品のアップデート時にお知らせします。",
  "newsletter.sales.title": "セールと特典",
  "newsletter.sales.description": "キャンペーン、クーポン、まもなく終了する価格のお知らせです。",
  "newsletter.tutorials.title": "チュートリアル",
  "newsletter.tutorials.description": "お持ちの製品をさらに活かすための、マイキング、ミックス、測定の解説です。",
  "newsletter.betas.title": "ベータテスト",
  "newsletter.betas.description": "開発中の製品を試し、ご意見をいただくためのご招待です。",
};
