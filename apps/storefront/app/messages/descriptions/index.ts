import { defineMessages, type Locale, type Messages } from "@shop/kernel";

const en = defineMessages({
  homeDescription: "Audio plugins and guitar cabinet impulse responses by people who measure what they sell.",
  shopDescription: "Bundles, plugins, impulse responses and services: everything in one place.",
});
const de = defineMessages({
  homeDescription: "Audio-Plugins und Impulsantworten von Gitarrenboxen, von Leuten, die messen, was sie verkaufen.",
  shopDescription: "Bundles, Plugins, Impulsantworten und Dienste: alles an einem Ort.",
});
const ja = defineMessages({
  homeDescription:
    "販売するものを自ら測定する人々による、オーディオプラグインとギターキャビネットのインパルス応答です。",
  shopDescription: "バンドル、プラグイン、インパルス応答、サービスを一か所にまとめています。",
});

export type DescriptionKey = keyof typeof en;

/** Descriptions for search engines and shared links that differ from the page's own text. For loaders: no script contains these. */
export const descriptionTexts: Readonly<Record<Locale, Messages<DescriptionKey>>> = { en, de, ja };
