import type { WireUser } from "@shop/api-client/contract";
import {
  messages as catalogMessages,
  createPersonalShelf,
  type DownloadTarget,
  isFree,
  isHandheld,
  LISTED_TYPES,
  listOwned,
  normaliseOwned,
  type OwnedProduct,
  type Product,
  type ProductType,
  productPath,
  recommendNext,
  systemOf,
} from "@shop/catalog";
import { dayInWords, formatMessage, type Locale } from "@shop/kernel";
import {
  CURRENCIES,
  FIRST_PURCHASE_PERCENT,
  LOYALTY_DISCOUNT_PERCENT,
  NO_CUSTOMER_FACTS,
  type PriceByCurrency,
} from "@shop/pricing";
import { type DeskFiles, toDeskFiles } from "../../desk/desk-files.ts";
import { fileWords } from "../../desk/file-words.server.ts";
import { SPELLINGS } from "../../messages/spellings.ts";
import {
  type AccountFacts,
  type AccountNotice,
  isNewsletterNeeded,
  type Note,
  noticesOf,
} from "./account-notices.server.ts";
import { type AccountPageTextKey, accountPageTexts } from "./messages/index.ts";

/** The number of products that come with all their details. If there are more, a row fetches its details when it is opened: a page with hundreds stays light. */
const SHOWN_OPEN = 12;
/** The same for their licences: one product may have hundreds. */
const LICENCES_SHOWN_OPEN = 24;

/** A product of the account in a list. */
export interface OwnedRow {
  readonly name: string;
  readonly type: ProductType;
  /** "Plugin". */
  readonly kind: string;
  readonly slug: string;
  /** "2 licences, since 2 January 2026". */
  readonly facts: string;
  /** "Contains faMicAlign, faIRLab", of a bundle: it has no files of its own. Null for what has no parts. */
  readonly parts: string | null;
  /** The product's own page. */
  readonly path: string;
  readonly files: DeskFiles;
  /** What the search looks at besides the name and the kind. */
  readonly keys: readonly string[];
  /** The page that shows it alone. */
  readonly href: string;
  /** Null for a product that isn't public any more, or has no picture. */
  readonly picture: Product["featuredMedia"];
  /** Null where it is fetched when it is opened. */
  readonly product: OwnedProduct | null;
}

export interface OwnedGroup {
  readonly type: ProductType;
  readonly title: string;
  readonly rows: readonly OwnedRow[];
}

export interface NextBundle {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** What the missing parts cost the customer, in minor units. */
  readonly amounts: PriceByCurrency;
}

/** The logged-in customer's account, all of it as texts. */
export interface AccountView {
  readonly emailAddress: string;
  readonly name: string;
  /** What files come first for. */
  readonly target: DownloadTarget;
  /** Whether every row has its product with it. */
  readonly isOpen: boolean;
  /** Null: they couldn't be loaded. */
  readonly groups: readonly OwnedGroup[] | null;
  readonly productCount: number;
  readonly notices: readonly AccountNotice[];
  readonly free: readonly FreeProduct[];
  /** Free products wait for a subscription of the newsletter that this customer doesn't have. */
  readonly isNewsletterNeeded: boolean;
  readonly discounts: readonly Note[];
  readonly next: NextBundle | null;
}

export interface FreeProduct {
  readonly name: string;
  readonly path: string;
  readonly what: string;
}

/** Dates are formatted here, so that server and browser show the same. */
export function toAccountView(facts: AccountFacts): AccountView {
  const { user, owned, products, locale, userAgent } = facts;
  const target = { system: systemOf(userAgent), isHandheld: isHandheld(userAgent) };
  const list = owned ? listOwned(normaliseOwned(owned)) : [];
  const ownedNames = new Set(list.flatMap(({ name, licences }) => (licences.length > 0 ? [name] : [])));
  const licenceCount = list.reduce((sum, { licences }) => sum + licences.length, 0);
  const isOpen = list.length <= SHOWN_OPEN && licenceCount <= LICENCES_SHOWN_OPEN;
  const pictures = new Map(products.map(({ name, featuredMedia }) => [name, featuredMedia]));
  const hasFree = ({ name }: Product) => !ownedNames.has(name);
  return {
    emailAddress: user.email_address,
    name: user.name,
    target,
    isOpen,
    groups: owned && groupsOf(list, { isOpen, locale, pictures, target }),
    productCount: list.length,
    notices: noticesOf(facts),
    free: owned ? products.filter(isFree).filter(hasFree).map(toFreeProduct) : [],
    isNewsletterNeeded: isNewsletterNeeded(facts),
    discounts: discountsOf(user, locale),
    next: nextOf(facts, ownedNames),
  };
}

interface ShownAs {
  readonly isOpen: boolean;
  readonly locale: Locale;
  /** By the product's name. */
  readonly pictures: ReadonlyMap<string, OwnedRow["picture"]>;
  readonly target: DownloadTarget;
}

const GROUP_ORDER: readonly ProductType[] = ["bundle", ...LISTED_TYPES.filter((type) => type !== "bundle")];
const GROUP_TITLES = {
  bundle: "groupBundle",
  plugin: "groupPlugin",
  samplepack: "groupSamplepack",
  other: "groupOther",
} as const satisfies Record<ProductType, AccountPageTextKey>;

function groupsOf(list: readonly OwnedProduct[], shown: ShownAs): readonly OwnedGroup[] {
  return GROUP_ORDER.flatMap((type) => {
    const rows = list.filter((product) => product.type === type).map((product) => toRow(product, shown));
    return rows.length > 0 ? [{ type, title: accountPageTexts[shown.locale][GROUP_TITLES[type]], rows }] : [];
  });
}

function toRow(product: OwnedProduct, { isOpen, locale, pictures, target }: ShownAs): OwnedRow {
  const { name, type, slug, path, licences, includedProducts } = product;
  const texts = accountPageTexts[locale];
  const count = licences.length;
  const days = licences.map(({ dateAdded }) => dateAdded).sort();
  const facts = [
    ...(count > 0 ? [formatMessage(texts.licenceCount, { count }, locale)] : []),
    ...(days[0] ? [formatMessage(texts.since, { date: dayInWords(locale, days[0]) })] : []),
  ];
  const list = new Intl.ListFormat(SPELLINGS[locale], { type: "unit" });
  const parts = list.format(includedProducts);
  return {
    name,
    type,
    kind: catalogMessages[locale][`catalog.type.${type}`],
    slug,
    facts: list.format(facts),
    parts: parts ? formatMessage(texts.contains, { parts }) : null,
    path,
    files: toDeskFiles(product, target, fileWords(locale)),
    keys: licences.flatMap(({ key }) => key ?? []),
    href: `/account/owned?product=${encodeURIComponent(slug)}`,
    picture: pictures.get(name) ?? null,
    product: isOpen ? product : null,
  };
}

function toFreeProduct(product: Product): FreeProduct {
  return { name: product.name, path: productPath(product), what: product.shortDesc };
}

function discountsOf(user: WireUser, locale: Locale): readonly Note[] {
  const texts = accountPageTexts[locale];
  const { price_facts: { eduPercent: edu = 0 } = {}, first_purchase_ends_at: endsAt } = user;
  const title = (text: string, percent: number) => formatMessage(text, { percent });
  return [
    { title: title(texts.loyalty, LOYALTY_DISCOUNT_PERCENT), text: texts.loyaltyText },
    ...(edu > 0 ? [{ title: title(texts.edu, edu), text: texts.eduText }] : []),
    ...(endsAt
      ? [
          {
            title: title(texts.firstPurchase, FIRST_PURCHASE_PERCENT),
            text: formatMessage(texts.firstPurchaseText, { date: dayInWords(locale, endsAt) }),
          },
        ]
      : []),
  ];
}

function nextOf({ user, products, locale }: AccountFacts, ownedNames: ReadonlySet<string>): NextBundle | null {
  const customer = { ...NO_CUSTOMER_FACTS, ...user.price_facts, ownedNames };
  const next = recommendNext(products, customer);
  if (!next) return null;
  const { bundle, ownedCount: owned, partCount: count } = next;
  const shelf = createPersonalShelf({ ...customer, products });
  const [EUR = 0, USD = 0, JPY = 0] = CURRENCIES.map((currency) => shelf.priceOf(bundle, currency).priceMinor);
  return {
    name: bundle.name,
    path: productPath(bundle),
    text: formatMessage(accountPageTexts[locale].nextText, { owned, count }),
    amounts: { EUR, USD, JPY },
  };
}
