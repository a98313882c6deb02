import type * as z from "zod/mini";
import type { ContentReads, DirectCalls, MarketingCalls } from "../contract/index.ts";
import type { ServerMarketingCalls } from "../server/index.ts";

interface Call {
  readonly request: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
}
interface CallSample<Of extends Call> {
  /** All fields that the documents name. */
  readonly request: z.input<Of["request"]>;
  readonly answer: z.output<Of["answer"]>;
}
type Samples<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: CallSample<Calls[Name]>;
};

const DONE = { success: true, message: null, code: null };
const INITIATED = { ...DONE, request_id: "r1" };
const EMAIL = "ada@example.com";

export const DIRECT_SAMPLES: Samples<DirectCalls> = {
  submitContactForm: {
    request: { name: "Ada", email: EMAIL, subject: "A question", message: "Hello" },
    answer: DONE,
  },
  notifyNotFound: { request: { url: "https://shop.example/gone" }, answer: DONE },
  initiateEmailChange: {
    request: { current_email: EMAIL, new_email: "ada@new.example", password: "secret" },
    answer: INITIATED,
  },
  confirmEmailChange: { request: { request_id: "r1", pin: "12345678" }, answer: DONE },
  initiateAccountDeletion: { request: { email: EMAIL }, answer: INITIATED },
  confirmAccountDeletion: { request: { email: EMAIL, pin: "12345678", request_id: "r1" }, answer: DONE },
  activateLicence: {
    request: {
      licence_key: "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE",
      device_id: "0f3b6c1d",
      device_name: "Studio PC",
      platform: "win",
      plugin_version: "1.2.0",
    },
    answer: { ...DONE, licence: "signed" },
  },
  handleLiveChat: {
    request: {
      messages: [
        { role: "user", content: "Hello" },
        { role: "assistant", content: "Hello. What can I do for you?" },
      ],
    },
    answer: { action: "send_message", message: "Hello.", error: null },
  },
};

const USER = { user_email: EMAIL };
const SUCCESS = { success: true, message: null };
const CONSENT = {
  id: "c0ffee00-8a4d-4c57-9b86-1f2a3c4d5e6f",
  categories: ["marketing" as const],
  chosen_at: 1_767_348_000_000,
};
const STAMPS = {
  event_id: "e1f2c3d4-8a4d-4c57-9b86-1f2a3c4d5e6f",
  occurred_at: "2026-01-02T10:00:00Z",
  consent: CONSENT,
};
const TRACKED = { ...USER, ...STAMPS };
const LINE = { ...TRACKED, product_name: "faGainTrim", quantity: 1, price: 4900, currency: "EUR" } as const;
const BASKET = {
  ...TRACKED,
  products: [{ name: "faGainTrim", quantity: 1, price: 4900 }],
  total: 4900,
  currency: "EUR" as const,
};
const SESSION = {
  id: "5e551011-8a4d-4c57-9b86-1f2a3c4d5e6f",
  session_duration_ms: 60_000,
  duration: 60_000,
  session_start: "2026-01-02T10:00:00Z",
  session_end: "2026-01-02T10:01:00Z",
  page_views: 3,
  max_scroll_depths: { "/shop": 75 },
  time_per_page: { "/shop": 40_000 },
};
const EVENT = {
  id: "a1b2c3d4-8a4d-4c57-9b86-1f2a3c4d5e6f",
  type: "download",
  timestamp: "2026-01-02T10:00:30Z",
  data: { product: "faGainTrim" },
  context: { device: "desktop", screen_size: "1440x900", browser: "Firefox", os: "Linux", time_on_page: 30_000 },
} as const;

export const MARKETING_SAMPLES: Samples<MarketingCalls & ServerMarketingCalls> = {
  trackDownload: {
    request: {
      ...TRACKED,
      product_name: "faGainTrim",
      download_type: "plugin",
      platform: "win",
      newsletter_status: 3,
    },
    answer: SUCCESS,
  },
  trackSignup: { request: { ...TRACKED, newsletter_status: 1 }, answer: SUCCESS },
  trackVerify: { request: TRACKED, answer: SUCCESS },
  trackLogin: { request: TRACKED, answer: SUCCESS },
  trackLogout: { request: { ...TRACKED, session_data: SESSION }, answer: SUCCESS },
  trackCartAdd: { request: LINE, answer: SUCCESS },
  trackCartRemove: { request: LINE, answer: SUCCESS },
  trackCheckout: { request: BASKET, answer: SUCCESS },
  trackPurchase: { request: { ...BASKET, order_id: "o1" }, answer: SUCCESS },
  trackPageView: { request: { ...TRACKED, page_url: "/shop", page_title: "Shop" }, answer: SUCCESS },
  trackProductView: { request: { ...TRACKED, product_name: "faGainTrim" }, answer: SUCCESS },
  trackRating: { request: { ...TRACKED, product_name: "faGainTrim", rating: 5, comment: "Fine." }, answer: SUCCESS },
  trackRedeem: { request: { ...TRACKED, product_name: "faGainTrim" }, answer: SUCCESS },
  trackActivitySession: {
    request: {
      ...TRACKED,
      session_data: SESSION,
      events: [EVENT],
      batch_id: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f",
    },
    answer: SUCCESS,
  },
  reportConsent: { request: { ...USER, consent: CONSENT }, answer: SUCCESS },
  unsubscribe: { request: USER, answer: SUCCESS },
  resubscribe: { request: USER, answer: SUCCESS },
  addTag: { request: { ...USER, tag: "beta" }, answer: SUCCESS },
  removeTag: { request: { ...USER, tag: "beta" }, answer: SUCCESS },
  getUserEvents: {
    request: USER,
    answer: {
      ...SUCCESS,
      events: [
        {
          event_type: "download",
          product_name: "faGainTrim",
          created_at: "2026-01-02T10:00:00Z",
          event_data: { platform: "win" },
        },
      ],
    },
  },
  getUserStatus: { request: USER, answer: { ...SUCCESS, status: "subscribed" } },
  getUserTags: { request: USER, answer: { ...SUCCESS, tags: ["beta"] } },
  getAllTags: { request: {}, answer: { ...SUCCESS, tags: ["beta"] } },
  getUsersWithTag: { request: { tag: "beta" }, answer: { ...SUCCESS, users: [EMAIL] } },
};

const ENTRY = {
  id: 12,
  slug: "tracking-guitars",
  type: "post",
  title: { rendered: "Tracking guitars" },
  content: { rendered: "<p>Two takes.</p>" },
  excerpt: { rendered: "<p>Two takes.</p>" },
  featured_media: 7,
  categories: [3],
};
const CATEGORY = { id: 3, slug: "electric-guitar-recording-tutorials", name: "Electric guitar", parent: 0 };

/** What a page may read: the content service's reads. */
export const CONTENT_SAMPLES: Samples<ContentReads> = {
  listPosts: { request: { categories: 3, slug: "tracking-guitars", per_page: 100, page: 1 }, answer: [ENTRY] },
  listCategories: {
    request: { slug: "electric-guitar-recording-tutorials", parent: 0, per_page: 100, page: 1 },
    answer: [CATEGORY],
  },
  getCategory: { request: { id: 3 }, answer: CATEGORY },
  getMedia: {
    request: { id: 7 },
    answer: {
      id: 7,
      alt_text: "A guitar",
      source_url: "/media/7.webp",
      media_details: {
        width: 2048,
        height: 1152,
        sizes: { medium: { source_url: "/media/7-600.webp", width: 600, height: 338 } },
      },
    },
  },
  listItems: {
    request: { per_page: 100, page: 1 },
    answer: [{ ...ENTRY, type: "item", itemType: 42, wpId: 101, showcaseId: 1101, editorId: 2101 }],
  },
  getCommonData: { request: {}, answer: { welcomeText: "Welcome." } },
  getEntry: { request: { type: "pages", id: 12 }, answer: { ...ENTRY, type: "page" } },
};
