import { defineMessages, type Locale, type Messages } from "@shop/kernel";

const en = defineMessages({
  title: "What customers say",
  none: "Nobody has rated this product yet.",
  meanOne: "{rating} of 5 stars, from one rating.",
  mean: "{rating} of 5 stars, from {count} ratings.",
  read: "Read the reviews",
  failed: "The reviews could not be loaded. Please load the page again.",
});
const de = defineMessages({
  title: "Was Kunden sagen",
  none: "Dieses Produkt hat noch niemand bewertet.",
  meanOne: "{rating} von 5 Sternen, aus einer Bewertung.",
  mean: "{rating} von 5 Sternen, aus {count} Bewertungen.",
  read: "Bewertungen lesen",
  failed: "Die Bewertungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.",
});
const ja = defineMessages({
  title: "お客様の声",
  none: "この製品の評価はまだありません。",
  meanOne: "5つ星のうち{rating}（評価1件）",
  mean: "5つ星のうち{rating}（評価{count}件）",
  read: "レビューを読む",
  failed: "レビューを読み込めませんでした。ページを再読み込みしてください。",
});

/** For loaders, which send one language with a product's page: no script contains these. */
export const reviewTexts: Readonly<Record<Locale, Messages<keyof typeof en>>> = { en, de, ja };
