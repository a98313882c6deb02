import type { CabinetPack } from "./cabinet/cabinet.ts";

/** Prices in integer minor units; yen too are counted × 100. */
export type ContentPrice = { EUR: number; USD: number; JPY: number };

type PictureInBothThemes = { dark: string; light: string; width: number; height: number };

/** The large picture of a product and, for lists and rows, the small one. */
export type ContentPicture = PictureInBothThemes & { alt: string; card?: PictureInBothThemes };

/** A product in another language; a text that is left out is shown in English. */
type ContentProductTexts = {
  shortDesc?: string;
  shopDesc?: string;
  productPageDesc?: string;
  pictureAlt?: string;
  yoastSEO?: { title: string; description: string };
};

/** A product as its file states it, in the wire's names. */
export type ContentProduct = {
  name: string;
  type: "plugin" | "samplepack" | "bundle" | "other";
  slug: string;
  productPageSlug: string;
  itemType: 42 | 43 | 44 | null;
  wpId: number;
  showcaseId: number;
  editorId: number;
  is_public: boolean;
  is_for_sale: boolean;
  price: ContentPrice;
  /** Percent, or null where nothing is reduced. */
  total_discount: number | null;
  discount_flags: string[];
  versions: Array<{ platform: "win" | "mac"; release_date: string; version: string; minimum_system?: string }>;
  /** The newest first. Changes that a language lacks are shown in English. */
  changelog?: Array<{ version: string; date: string; changes: string[]; de?: string[]; ja?: string[] }>;
  /** What its trial doesn't do. Left out: it has none. */
  trial?: { limits: string; de?: string; ja?: string };
  included_products: string[];
  can_be_rated: boolean;
  manual_url: string | null;
  /** YYYY-MM-DD; left out: the day of its newest version. */
  released_on?: string;
  shortDesc: string;
  shopDesc: string;
  /** HTML of headings, paragraphs, lists and tables. */
  productPageDesc: string;
  featuredMedia: ContentPicture | null;
  wpStatus: "publish";
  yoastSEO: { title: string; description: string };
  de?: ContentProductTexts;
  ja?: ContentProductTexts;
};

/** Where a figure is: at the end of the section of that heading (`h2`), counted from 1; 0 is what is above the first. */
export type TutorialFigure = { figure: string; section: number };

type ContentTutorialTexts = { title: string; excerpt: string; html?: string; category?: string; pictureAlt?: string };

export type ContentTutorial = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  html: string;
  /** YYYY-MM-DD. */
  date: string;
  category: { id: number; slug: string; name: string };
  author: string;
  /** At its head: an address below /media. No other picture has its id. */
  picture?: { id: number; src: string; alt: string };
  /** The plots with their sound. The first is the article's picture in lists. */
  figures?: TutorialFigure[];
  de?: ContentTutorialTexts;
  ja?: ContentTutorialTexts;
};

type ContentPageTexts = { title: string; description: string; html?: string };

export type ContentPage = ContentPageTexts & {
  slug: string;
  html: string;
  de?: ContentPageTexts;
  ja?: ContentPageTexts;
};

export type ContentShop = {
  /** Goes up with each change of a shop in production; an older one never replaces a newer one. Left out: 0. */
  version?: number;
  name: string;
  packPrefix: string;
  tagline: string;
  legal: {
    company: string;
    street: string;
    city: string;
    /** Two capital letters (ISO 3166): invoices name it in the reader's language. */
    country: string;
    email: string;
    phone: string;
    vatId: string;
    register: string;
  };
};

/** A preset of a plugin: `content/presets/<slug>.json` contains a list of them. */
export type ContentPreset = {
  name: string;
  description: string;
  parameters: Record<string, number | string | boolean>;
};

export type { CabinetPack };
