import { createHmac } from "node:crypto";
import {
  createArgon2Hasher,
  createContentHost,
  createDnsMailDomains,
  createFolderStorage,
  createIndexNow,
  createMarketingTransport,
  createOpenAiModel,
  createSmtpTransport,
  createTestPaymentProvider,
  createViesRegister,
  type Deps,
  type Log,
  loadStripePaymentProvider,
  type OpenDatabase,
  openImages,
  openShareCards,
  rememberAnswers,
  renderWithSharp,
  type TestPaymentProvider,
} from "@shop/api";
import type { Clock, Random } from "@shop/kernel";
import { openSounds } from "./content/open-sounds.ts";
import { type ContentSeller, contentFolders } from "./content/seed-content.ts";
import { FONTS_FOLDER } from "./server/load-pages.ts";
import { hasSamples } from "./settings/has-samples.ts";
import { keepSecret } from "./settings/keep-secret.ts";
import { sellerOnInvoice } from "./settings/seller-on-invoice.ts";
import type { Settings } from "./settings/settings.ts";
import { requireStripe } from "./settings/stripe-settings.ts";
import { uncheckedMailDomains } from "./unchecked-mail-domains.ts";

const BASIS_POINTS_PER_PERCENT = 100;

export interface ShopWorld {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly onRequest?: Deps["onRequest"];
  readonly dataDirectory: string;
  readonly shopName: string;
  /** The shop's line, from its content. */
  readonly welcomeText?: string;
  /** The seller according to the content, if no setting names one. */
  readonly seller?: ContentSeller;
  /** Calls the back end of this process: the way of the test provider's webhook. */
  readonly callApi: (request: Request) => Promise<Response>;
}

export interface ShopDeps {
  readonly deps: Deps;
  readonly testPayments: TestPaymentProvider;
  close(): Promise<void>;
}

/** Fills the back end's ports from the settings. */
export async function createShopDeps(settings: Settings, world: ShopWorld): Promise<ShopDeps> {
  const { database, clock, random, log, dataDirectory } = world;
  const secret = keepSecret(settings.SHOP_SECRET, dataDirectory, random);
  const licenceKey = keepSecret(settings.SHOP_LICENCE_KEY, dataDirectory, random, "licence-key");
  const smtp = settings.SMTP_URL ? await createSmtpTransport(settings.SMTP_URL) : null;
  const folders = contentFolders(dataDirectory);
  const media = createFolderStorage(folders.media);
  const sounds = openSounds(settings, dataDirectory);
  const testPayments = createTestPaymentProvider({
    db: database.db,
    clock,
    random,
    log,
    origin: settings.SHOP_ORIGIN,
    shopName: world.shopName,
    webhookSecret: createHmac("sha256", secret).update("test provider webhook").digest("hex"),
    fonts: createFolderStorage(FONTS_FOLDER),
    deliver: world.callApi,
  });
  const payments =
    settings.SHOP_PAYMENT_PROVIDER === "stripe"
      ? await loadStripePaymentProvider({
          ...requireStripe(settings),
          ...{ db: database.db, clock, log, origin: settings.SHOP_ORIGIN, fetch },
        })
      : testPayments;
  const deps: Deps = {
    db: database.db,
    clock,
    random,
    log,
    ...(world.onRequest && { onRequest: world.onRequest }),
    passwords: await createArgon2Hasher(),
    mailDomains: settings.SHOP_MAIL_DOMAIN_CHECK === "dns" ? createDnsMailDomains() : uncheckedMailDomains,
    mailTransport: smtp,
    payments,
    vatIds: createVatIds(settings, world),
    chatModel: createChatModel(settings, log),
    marketingHost: createMarketingHost(settings),
    searchEngines: createSearchEngines(settings, { secret, clock }),
    contentHost:
      settings.SHOP_WORDPRESS_URL === undefined
        ? null
        : createContentHost(settings.SHOP_WORDPRESS_URL, settings.SHOP_WORDPRESS_NETWORK === "private"),
    storage: createFolderStorage(folders.files),
    media,
    sounds: sounds.storage,
    shareCards: openShareCards({
      ...{ media, directory: folders.shareCards, fonts: FONTS_FOLDER, shopName: world.shopName, secret },
    }),
    images: openImages({ media, directory: folders.images, render: renderWithSharp }),
    settings: toApiSettings(settings, { secret, licenceKey }, world),
  };
  const close = async () => {
    smtp?.close();
    await sounds.close();
  };
  return { deps, testPayments, close };
}

function createChatModel(settings: Settings, log: Log): Deps["chatModel"] {
  const { SHOP_CHAT_MODEL: url, SHOP_CHAT_MODEL_KEY: key = null } = settings;
  return url === undefined ? null : createOpenAiModel({ url, key, fetch, log });
}

function createMarketingHost(settings: Settings): Deps["marketingHost"] {
  const { SHOP_MARKETING_URL: host, SHOP_MARKETING_URL_KEY: key } = settings;
  if (host === undefined) return null;
  const headers = (): Record<string, string> => (key === undefined ? {} : { authorization: `Bearer ${key}` });
  return { host, transport: createMarketingTransport(fetch, { headers }) };
}

/** Never in a demo, whose products don't exist. */
function createSearchEngines(
  { SHOP_INDEXNOW_URL: url, SHOP_MODE: mode, SHOP_ORIGIN: origin }: Settings,
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
): Deps["searchEngines"] {
  return url === undefined || mode === "demo" ? null : createIndexNow({ url, origin, secret, fetch, clock });
}

function createVatIds(settings: Settings, { clock, log, seller }: ShopWorld): Deps["vatIds"] {
  const url = settings.SHOP_VIES_URL;
  if (url === undefined) return null;
  const sellerVatId = settings.SHOP_SELLER_VAT_ID ?? seller?.vatId ?? null;
  return rememberAnswers(createViesRegister({ url, sellerVatId, fetch, clock, log }), clock);
}

function toApiSettings(
  settings: Settings,
  keys: Pick<Deps["settings"], "secret" | "licenceKey">,
  { shopName, welcomeText, seller }: Pick<ShopWorld, "shopName" | "welcomeText" | "seller">,
): Deps["settings"] {
  const isDemo = settings.SHOP_MODE === "demo";
  return {
    mode: settings.SHOP_MODE,
    origin: settings.SHOP_ORIGIN,
    allowedOrigins: settings.SHOP_ALLOWED_ORIGINS,
    ...keys,
    shopName,
    ...(welcomeText !== undefined && { welcomeText }),
    mailSender: settings.SHOP_MAIL_FROM,
    contactRecipient: settings.SHOP_CONTACT_EMAIL,
    trustedProxies: settings.SHOP_TRUSTED_PROXIES,
    packPrefix: settings.SHOP_PACK_PREFIX,
    seller: sellerOnInvoice(settings, { seller, shopName }),
    vatCountry: settings.SHOP_VAT_COUNTRY,
    vatRateBasisPoints: Math.round(settings.SHOP_VAT_PERCENT * BASIS_POINTS_PER_PERCENT),
    emailCheckPolicy: settings.SHOP_EMAIL_CHECK,
    newsletterPolicy: settings.SHOP_NEWSLETTER,
    hasSamples: hasSamples(settings),
    dripOffers: settings.SHOP_DRIP_OFFERS,
    marketingKey: settings.SHOP_MARKETING_KEY ?? null,
    isOutboxReadable: isDemo || settings.SHOP_ALLOW.includes("outbox"),
  };
}
