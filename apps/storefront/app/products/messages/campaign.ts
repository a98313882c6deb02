import { defineMessages, type Locale, type Messages } from "@shop/kernel";

const en = defineMessages({ campaignNote: "{title}: {percent} % off until {date} UTC" });
const de = defineMessages({ campaignNote: "{title}: {percent} % weniger bis {date} Uhr UTC" });
const ja = defineMessages({ campaignNote: "{title}：{date}（UTC）まで{percent}%オフ" });

/** For loaders, which send the whole sentence: no script contains these. */
export const campaignTexts: Readonly<Record<Locale, Messages<keyof typeof en>>> = { en, de, ja };
