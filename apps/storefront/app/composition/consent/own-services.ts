import type { ConsentService, LocalText, OptionalCategory, StoredThing } from "@shop/consent";

/** The shop's own services, which it runs itself: nobody else is sent anything. */
export const OWN_STATISTICS = "own-statistics";
export const OWN_RECORDER = "own-recorder";
export const OWN_MARKETING = "own-marketing";

interface OwnService {
  readonly name: LocalText;
  readonly purpose: LocalText;
  readonly category: OptionalCategory;
  readonly stored: readonly StoredThing[];
}

const OWN: Readonly<Record<string, OwnService>> = {
  [OWN_STATISTICS]: {
    name: { en: "Page views", de: "Seitenaufrufe", ja: "ページ閲覧数" },
    purpose: {
      en: "Counts how often each page is opened, without cookies and without knowing by whom.",
      de: "Zählt, wie oft jede Seite geöffnet wird, ohne Cookies und ohne zu wissen, von wem.",
      ja: "各ページが開かれた回数を数えます。Cookieは使わず、誰が開いたかは記録しません。",
    },
    category: "statistics",
    stored: [],
  },
  [OWN_RECORDER]: {
    name: { en: "Session recording", de: "Aufzeichnung des Besuchs", ja: "操作の記録" },
    purpose: {
      en: "Records how pages are used, to find what is hard to use. Every text and field is masked, and recordings are deleted after 14 days.",
      de: "Zeichnet auf, wie Seiten benutzt werden, um zu finden, was schwer zu bedienen ist. Alle Texte und Felder werden unkenntlich gemacht, und nach 14 Tagen wird die Aufzeichnung gelöscht.",
      ja: "使いにくい箇所を見つけるため、ページの使われ方を記録します。文字と入力欄はすべて伏せられ、14日後に削除されます。",
    },
    category: "statistics",
    stored: [],
  },
  [OWN_MARKETING]: {
    name: { en: "Offers that fit", de: "Passende Angebote", ja: "おすすめのお知らせ" },
    purpose: {
      en: "When you are logged in: remembers what you look at, buy and download, so that our emails fit you.",
      de: "Wenn Sie angemeldet sind: merkt sich, was Sie ansehen, kaufen und herunterladen, damit unsere E-Mails zu Ihnen passen.",
      ja: "ログイン中に閲覧・購入・ダウンロードした内容を記録し、お客様に合った内容のメールをお送りします。",
    },
    category: "marketing",
    // What @shop/tracking stores: `shopServices` adds it.
    stored: [],
  },
};

/** Null: the shop has no service of its own by this name. The page starts and stops them itself: see the wires beside this file. */
export function ownService(id: string, shopName: string, locale: keyof LocalText): ConsentService | null {
  const own = Object.hasOwn(OWN, id) ? OWN[id] : undefined;
  if (!own) return null;
  return {
    ...own,
    id,
    name: own.name[locale],
    provider: shopName,
    hosts: [],
    privacyUrl: null,
    load: () => [],
    inform: () => [],
    revoke: () => [],
    canStop: true,
  };
}
