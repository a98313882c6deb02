import { isLicenceKey } from "@shop/api";
import * as z from "zod";
import { metricsSettings } from "../metrics/metrics-settings.ts";
import { chatSettings } from "./chat-settings.ts";
import { contentSettings } from "./content-settings.ts";
import { databaseSettings } from "./database-settings.ts";
import { count, define, list, origin, port } from "./define-setting.ts";
import { marketingSettings } from "./marketing-settings.ts";
import { privacySettings } from "./privacy-settings.ts";
import { searchEngineSettings } from "./search-engine-settings.ts";
import { sellerSettings } from "./seller-settings.ts";

/** The values of `SHOP_ALLOW`: each is part of the demo, and rejected in production unless it is listed there. */
export const ALLOWANCES = ["embedded-database", "test-payments", "outbox", "samples"] as const;
export type Allowance = (typeof ALLOWANCES)[number];

/** The demo's sender and contact. */
export const DEMO_MAIL_FROM = "Farfield Audio <shop@farfield.example>";
export const DEMO_CONTACT_EMAIL = "support@farfield.example";

/** Every setting of the process, in the order of docs/reference/settings.md, which is printed from here. */
export const settingDefinitions = {
  SHOP_MODE: define({
    schema: z.enum(["demo", "production"]).default("demo"),
    allowed: "demo, production",
    fallback: "demo",
    purpose:
      "demo is what `npm start` means: embedded database, test payments, readable outbox, samples. production refuses each of these unless SHOP_ALLOW names it.",
  }),
  SHOP_ALLOW: define({
    schema: list.pipe(z.array(z.enum(ALLOWANCES))).default([]),
    allowed: `a comma-separated list of ${ALLOWANCES.join(", ")}`,
    fallback: "nothing",
    purpose: "Parts of the demo that you also want in production.",
  }),
  PORT: define({
    schema: port.default(3000),
    allowed: "0 to 65535",
    fallback: "3000",
    purpose: "The port to listen on; 0 takes a free one.",
  }),
  HOST: define({
    schema: z.string().min(1).default("127.0.0.1"),
    allowed: "a host name or an address",
    fallback: "127.0.0.1",
    purpose: "The address to listen on; 0.0.0.0 for all.",
  }),
  SHOP_STOP_DELAY_SECONDS: define({
    schema: count(0, 300).default(0),
    allowed: "0 to 300",
    fallback: "0",
    purpose:
      "How long a stopping shop keeps serving while /readyz returns 503, before it accepts no new connection: longer than the proxy in front needs to notice. See docs/guides/operate.md.",
  }),
  SHOP_ORIGIN: define({
    schema: origin.optional(),
    allowed: "scheme, host and port without a path, like https://shop.example",
    fallback: "http://localhost:PORT",
    purpose: "The shop's own origin, for links in mails, redirects and cookies. production wants https.",
  }),
  SHOP_ALLOWED_ORIGINS: define({
    schema: list.pipe(z.array(origin)).default([]),
    allowed: "a comma-separated list of origins",
    fallback: "none",
    purpose:
      "Origins besides the shop's own whose pages may call it and hand carts over, and that a payment may lead back to; see docs/guides/embed.md.",
  }),
  SHOP_HSTS: define({
    schema: list
      .pipe(z.array(z.enum(["subdomains", "preload"])))
      .refine((options) => !options.includes("preload") || options.includes("subdomains"))
      .default([]),
    allowed: "a comma-separated list of subdomains, preload; preload needs subdomains",
    fallback: "nothing",
    purpose:
      "What Strict-Transport-Security says besides its two years, over https. subdomains makes browsers refuse plain http for every host below the shop's; preload asks for a place on their built-in lists, which is hard to leave.",
  }),
  SHOP_TRUSTED_PROXIES: define({
    schema: count(0, 10).default(0),
    allowed: "0 to 10",
    fallback: "0",
    purpose: "How many proxies in front are yours; that many entries of X-Forwarded-For are believed.",
  }),
  SHOP_CLOCK: define({
    schema: z.enum(["kept", "machine"]).default("kept"),
    allowed: "`kept` or `machine`",
    fallback: "kept",
    purpose:
      "`kept`: time goes on from where the shop last ran, even if the machine's clock was set back. `machine`: forget that time at this start, because the clock was ahead by mistake; what has a limit then lasts longer.",
  }),
  SHOP_DATA_DIR: define({
    schema: z.string().min(1).default(".data"),
    allowed: "a folder",
    fallback: ".data",
    purpose: "Where the embedded database, the secret and what the seed built are kept.",
  }),
  SHOP_CONTENT_DIR: define({
    schema: z.string().min(1).default("content"),
    allowed: "a folder",
    fallback: "content",
    purpose: "Products, tutorials and pages that the start imports; see docs/guides/content.md.",
  }),
  SHOP_CONTENT_IMPORT: define({
    schema: z.enum(["forward", "force"]).default("forward"),
    allowed: "`forward` or `force`",
    fallback: "forward",
    purpose:
      "`forward`: a content folder that is older than the database's content stops the start. `force`: this start imports its folder whatever its version; see docs/guides/content.md.",
  }),
  ...contentSettings,
  ...databaseSettings,
  SHOP_SECRET: define({
    schema: z.string().min(32).optional(),
    allowed: "at least 32 characters",
    fallback: "made at the first start and kept in SHOP_DATA_DIR (demo); required in production",
    purpose:
      "The key of every signature: security tokens, download links. Changing it invalidates those already issued.",
    isSecret: true,
  }),
  SHOP_LICENCE_KEY: define({
    schema: z.string().refine(isLicenceKey).optional(),
    allowed: "an Ed25519 private key: 32 bytes in hex, or PKCS8 DER in base64",
    fallback: "made at the first start and kept in SHOP_DATA_DIR (demo); required in production",
    purpose:
      "What licence files are signed with. Plugins are built with its public half: keep it for good. See docs/guides/licence-files.md.",
    isSecret: true,
  }),
  SHOP_PAYMENT_PROVIDER: define({
    schema: z.enum(["test", "stripe"]).default("test"),
    allowed: "test, stripe",
    fallback: "test",
    purpose: "Who takes the money. test is the built-in provider with test cards; stripe needs the three keys below.",
  }),
  SHOP_STRIPE_SECRET_KEY: define({
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/)
      .optional(),
    allowed: "sk_test_…, sk_live_…, or a restricted key rk_…",
    fallback: "none",
    purpose:
      "Stripe's secret key. Never leaves the server. The demo accepts only test keys; in production a test key counts as test-payments.",
    isSecret: true,
  }),
  SHOP_STRIPE_PUBLISHABLE_KEY: define({
    schema: z
      .string()
      .regex(/^pk_(test|live)_\w+$/)
      .optional(),
    allowed: "pk_test_… or pk_live_…",
    fallback: "none",
    purpose: "Stripe's publishable key, which is sent to browsers. Of the same mode as the secret key.",
  }),
  SHOP_STRIPE_WEBHOOK_SECRET: define({
    schema: z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
    allowed: "whsec_…",
    fallback: "none",
    purpose: "The signing secret of Stripe's webhook endpoint /payments/webhook/stripe; see docs/guides/stripe.md.",
    isSecret: true,
  }),
  SHOP_STRIPE_API_HOST: define({
    schema: origin.default("https://api.stripe.com"),
    allowed: "scheme, host and port without a path; in production https://api.stripe.com alone",
    fallback: "https://api.stripe.com",
    purpose: "Where Stripe's API is reached; tests use a stand-in.",
  }),
  SMTP_URL: define({
    schema: z
      .string()
      .regex(/^smtps?:\/\/.+/)
      .optional(),
    allowed: "smtp://user:password@host:port or smtps://…",
    fallback: "none: mails stay in the outbox",
    purpose: "The server that sends the mails.",
  }),
  SHOP_MAIL_FROM: define({
    schema: z.string().includes("@").optional(),
    allowed: "Name <address>",
    fallback: `${DEMO_MAIL_FROM} (demo); required in production`,
    purpose: "The sender of every mail.",
  }),
  SHOP_CONTACT_EMAIL: define({
    schema: z.email().optional(),
    allowed: "an email address",
    fallback: `${DEMO_CONTACT_EMAIL} (demo); required in production`,
    purpose: "Who receives the contact form.",
  }),
  SHOP_MAIL_DOMAIN_CHECK: define({
    schema: z.enum(["dns", "off"]).optional(),
    allowed: "dns, off",
    fallback: "off in demo, dns in production",
    purpose: "Whether sign-up checks that an address's domain accepts mail.",
  }),
  SHOP_EMAIL_CHECK: define({
    schema: z.enum(["open", "uniform"]).default("open"),
    allowed: "open, uniform",
    fallback: "open",
    purpose: "open shows at sign-in whether an address has an account; uniform leaves that to the mail.",
  }),
  SHOP_DRIP_OFFERS: define({
    schema: z.enum(["everyone", "invited"]).default("everyone"),
    allowed: "everyone, invited",
    fallback: "everyone",
    purpose:
      "Who may take the offers of the pages below /sales/drip: everyone, or only those whose link was signed with `npm run task drips`.",
  }),
  SHOP_NEWSLETTER: define({
    schema: z.enum(["forced", "free"]).default("forced"),
    allowed: "forced, free",
    fallback: "forced",
    purpose:
      "forced gives and delivers free products only to subscribers of the newsletter; free never asks for it, and has every subscription confirmed by mail. See docs/guides/mail.md.",
  }),
  SHOP_PACK_PREFIX: define({
    schema: z.string().min(1).default("faIR"),
    allowed: "a text",
    fallback: "faIR",
    purpose: "Names of impulse-response packs start with it; a pack can be in the cart only once.",
  }),
  ...marketingSettings,
  ...searchEngineSettings,
  ...privacySettings,
  ...sellerSettings,
  ...chatSettings,
  SHOP_LOG: define({
    schema: z.enum(["info", "warn", "error", "silent"]).default("info"),
    allowed: "info, warn, error, silent",
    fallback: "info",
    purpose: "The lowest level that is logged.",
  }),
  ...metricsSettings,
} as const;

export type SettingName = keyof typeof settingDefinitions;
