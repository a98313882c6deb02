import type { WireProduct } from "@shop/api-client/contract";

type Essentials = Pick<WireProduct, "name" | "type" | "slug" | "price" | "shortDesc" | "shopDesc"> &
  Partial<WireProduct>;

const ITEM_TYPES: Readonly<Record<WireProduct["type"], number | null>> = {
  plugin: 42,
  samplepack: 43,
  bundle: 44,
  other: null,
};

function entry(essentials: Essentials): WireProduct {
  return {
    manual_url: null,
    is_public: true,
    is_for_sale: true,
    owned_by_user: false,
    discounted_price: null,
    total_discount: null,
    discount_flags: [],
    versions: [],
    included_products: [],
    can_be_rated: false,
    rating: null,
    wpId: null,
    showcaseId: null,
    editorId: null,
    productPageSlug: essentials.slug,
    featuredMedia: {
      dark: `/media/covers/${essentials.slug}-dark.svg`,
      light: `/media/covers/${essentials.slug}-light.svg`,
      alt: `Cover of ${essentials.name}`,
      width: 1600,
      height: 900,
      card: {
        dark: `/media/cards/${essentials.slug}-dark.svg`,
        light: `/media/cards/${essentials.slug}-light.svg`,
        width: 380,
        height: 214,
      },
    },
    itemType: ITEM_TYPES[essentials.type],
    productPageDesc: `<p>${essentials.shopDesc}</p>`,
    wpStatus: "publish",
    yoastSEO: null,
    ...essentials,
  };
}

/** Whole yen, in the catalogue's minor units. */
function yen(whole: number): number {
  return whole * 100;
}

/**
 * The built-in catalogue: enough to keep the shop readable while the live one is unavailable. Full prices without any
 * sale, so that it promises nothing that the server wouldn't charge. A host may give the store its own. Source: CAT-03.
 */
export const FALLBACK_CATALOGUE: readonly WireProduct[] = [
  entry({
    name: "faMicAlign",
    type: "plugin",
    slug: "famicalign",
    price: { EUR: 7900, USD: 8900, JPY: yen(12_900) },
    shortDesc: "Phase alignment for guitar microphones",
    shopDesc: "Finds the delay and the polarity between up to eight microphones on one cabinet and lines them up.",
  }),
  entry({
    name: "faTrackAlign",
    type: "plugin",
    slug: "fatrackalign",
    price: { EUR: 9900, USD: 10_900, JPY: yen(15_900) },
    shortDesc: "Lines up whole drum kits",
    shopDesc: "Up to 32 tracks of one take, measured against each other and moved as one.",
  }),
  entry({
    name: "faGainTrim",
    type: "plugin",
    slug: "fagaintrim",
    is_for_sale: false,
    price: { EUR: 0, USD: 0, JPY: yen(0) },
    shortDesc: "Gain, polarity and true peak, free",
    shopDesc: "Gain in tenths of a decibel, polarity, and a true-peak meter. Free.",
  }),
  entry({
    name: "faIR Modern Rock",
    type: "samplepack",
    slug: "fair-modern-rock",
    price: { EUR: 2900, USD: 3200, JPY: yen(4900) },
    shortDesc: "Tight 4×12 for high gain",
    shopDesc: "A closed 4×12 with a firm low end and a break-up that cuts without hissing.",
  }),
  entry({
    name: "Alignment Bundle",
    type: "bundle",
    slug: "alignment-bundle",
    price: { EUR: 17_900, USD: 19_500, JPY: yen(28_900) },
    included_products: ["faMicAlign", "faTrackAlign", "faPhaseScope"],
    shortDesc: "Find it, fix it, see it",
    shopDesc: "The microphones on the cabinet, the whole kit, and the meter that shows what you did.",
  }),
];
