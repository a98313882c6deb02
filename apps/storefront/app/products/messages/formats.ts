import { defineMessages, type Locale, type Messages } from "@shop/kernel";

const en = defineMessages({
  title: "Formats",
  text: "Complete, WAV, AIF, Kemper, S-Gear and Fractal, all in the download.",
  win: "Windows",
  mac: "macOS",
  downloadOf: "Download {product} for {platform}",
});
const de = defineMessages({
  title: "Formate",
  text: "Komplett, WAV, AIF, Kemper, S-Gear und Fractal, alle im Download.",
  win: "Windows",
  mac: "macOS",
  downloadOf: "{product} für {platform} herunterladen",
});
const ja = defineMessages({
  title: "形式",
  text: "コンプリート、WAV、AIF、Kemper、S-Gear、Fractalをすべてダウンロードできます。",
  win: "Windows",
  mac: "macOS",
  downloadOf: "{platform}版{product}をダウンロード",
});

/** For loaders, which send the texts with a product's page: no script contains these. */
export const formatTexts: Readonly<Record<Locale, Messages<keyof typeof en>>> = { en, de, ja };
