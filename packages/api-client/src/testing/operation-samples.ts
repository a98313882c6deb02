import type { OperationName, WireCart, WireOwnedProducts, WireProduct, WireUser } from "../contract/index.ts";
import { ACCOUNT_SAMPLES } from "./account-samples.ts";
import type { OperationSample } from "./operation-sample.ts";
import { SAMPLE_AGREEMENT, SAMPLE_ORDER, SAMPLE_ORDER_HEAD, SAMPLE_PLACE, SAMPLE_REVIEW } from "./order-samples.ts";
import { SAMPLE_PRODUCT_DETAILS } from "./product-details-sample.ts";
import { PROMOTION_SAMPLES } from "./promotion-samples.ts";
import { SALE_SAMPLES } from "./sale-samples.ts";
import { searchSample } from "./search-sample.ts";
import { SAMPLE_WHEEL } from "./wheel-sample.ts";

/** A user as the session update returns it. */
export const SAMPLE_USER: WireUser = {
  ...{ email_address: "ada@example.com", name: "Ada Example", is_logged_in: true },
  account_is_active: true,
  newsletterSettings: 3,
  dripEvents: [{ event_type: "purchase", product_name: "faGainTrim", created_at: "2026-01-02T10:00:00Z" }],
  preferredCurrency: "EUR",
  userLoginMail: "ada@example.com",
  isNewAccount: true,
  price_facts: { hasFirstPurchase: true, eduPercent: 0 },
  first_purchase_ends_at: "2026-01-09T10:00:00.000Z",
};

/** A product as the catalogue returns it. */
export const SAMPLE_PRODUCT: WireProduct = {
  name: "faGainTrim",
  type: "plugin",
  manual_url: "/manuals/fagaintrim.pdf",
  is_public: true,
  is_for_sale: true,
  owned_by_user: false,
  price: { EUR: 4900, USD: 4900, JPY: 650_000 },
  discounted_price: null,
  total_discount: 20,
  own_discount: null,
  campaigns: [
    { id: "gain-week", percent: 20, loyalty_percent: 35, title: "Gain week", ends_at: "2026-02-01T00:00:00.000Z" },
  ],
  discount_flags: ["public"],
  versions: [{ platform: "win", release_date: "2026-01-02", version: "1.2.0" }],
  included_products: [],
  can_be_rated: true,
  rating: { num_ratings: 12, rating: 4.5, user_has_rated: false },
  wpId: 101,
  slug: "fagaintrim",
  showcaseId: 1101,
  editorId: 2101,
  shopDesc: "Trims gain.",
  shortDesc: "Gain staging in one place",
  productPageSlug: "fagaintrim",
  featuredMedia: { dark: "/d.svg", light: "/l.svg", alt: "Its panel", width: 1600, height: 900 },
  itemType: 42,
  productPageDesc: "<p>Trims gain.</p>",
  wpStatus: "publish",
  yoastSEO: { title: "faGainTrim", description: "Trims gain." },
};

export const SAMPLE_CART: WireCart = {
  products: [{ id: "p1", name: "faGainTrim", quantity: 2, price: 4900, price_discount: 3920 }],
  total_regular: 9800,
  total_discount: 7252,
  currency: "EUR",
  coupons: [],
  lastRemovedProduct: { name: "faMicAlign", quantity: 1 },
  pricing: {
    currency: "EUR",
    isLoggedIn: false,
    lines: [
      {
        name: "faGainTrim",
        quantity: 2,
        fullPriceMinor: 4900,
        salePercent: null,
        campaigns: [{ id: "gain-week", percent: 20, loyaltyPercent: 35, title: "Gain week" }],
      },
    ],
    coupons: [],
  },
  can_undo: true,
};

/** The same with an expired coupon, which stays on the cart and is marked as expired. */
const CART_WITH_COUPON: WireCart = {
  ...SAMPLE_CART,
  coupons: ["SUMMER"],
  refused_coupons: [{ coupon: "SUMMER", code: "cart.couponExpired" }],
};

const OWNED: WireOwnedProducts = {
  bundle: [],
  other: [],
  samplepack: [],
  plugin: [
    {
      name: "faGainTrim",
      type: "plugin",
      url: "/products/plugins/fagaintrim",
      slug: "fagaintrim",
      licenses: [{ id: "l1", url: "/licence/l1", date_added: "2026-01-02T10:00:00Z", key: "AAAA" }],
      downloads: [
        { format: "win", url: "/download/w", version: "1.2.0", size_bytes: 12, sha256: "ab", file_name: "w.zip" },
      ],
    },
  ],
};

const LICENCE_ID = "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f";
const RETURN_URLS = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };
const PRODUCTS = [{ name: "faGainTrim", quantity: 1 }];
const LOGIN = { mode: "execute", email_address: "ada@example.com", password: "secret", token: "t" } as const;
const REGISTRATION = {
  mode: "execute",
  csrf_token: "t",
  email_address: "ada@example.com",
  first_name: "Ada",
  last_name: "Example",
  password: "secret",
  password_2: "secret",
  subscribe_to_newsletter: true,
  accepted_tos: true,
} as const;
const NEW_PASSWORD = { password_new1: "new secret", password_new2: "new secret", csrf_token: "t" };
const EMAIL = { email: "ada@example.com" };
const DOWNLOAD = {
  ...{ url: "/files/1?sig=2", file_name: "w.zip", size_bytes: 12, sha256: "ab" },
  expires_at: "2026-01-15T12:10:00Z",
};

/** Each operation's requests and response as the documents describe them: a conformance test sends them to the host and back. */
export const OPERATION_SAMPLES: { readonly [Name in OperationName]: OperationSample<Name> } = {
  generateToken: { requests: [{}], answer: { access_token: "a", user: null } },
  regenerateToken: { requests: [{}], answer: { access_token: "a" } },
  updateSession: { requests: [{ emailAddress: "ada@example.com" }, {}], answer: { user: SAMPLE_USER } },
  getIpAddress: { requests: [{}], answer: { ip_address: "203.0.113.7" } },
  checkEmail: { requests: [EMAIL], answer: { error: "used" } },
  register: { requests: [REGISTRATION, { mode: "prepare" }], answer: { csrf_token: "t" } },
  resendActivation: { requests: [EMAIL], answer: {} },
  verifyMail: { requests: [{ id: "1", key: "k", ...EMAIL }], answer: { valid: true, email: "ada@example.com" } },
  login: {
    requests: [LOGIN, { ...omitToken(LOGIN), csrf_token: "t" }, { mode: "prepare" }],
    answer: { csrf_token: "t", user: SAMPLE_USER, login_error: null },
  },
  logout: { requests: [{}], answer: {} },
  passwordForget: {
    requests: [{ mode: "execute", email_address: "ada@example.com", csrf_token: "t" }, { mode: "prepare" }],
    answer: { csrf_token: "t" },
  },
  changePassword: {
    requests: [
      { mode: "prepare", id: "1", key: "k" },
      { mode: "execute", id: "1", key: "k", ...NEW_PASSWORD },
      { mode: "execute", password_old: "secret", ...NEW_PASSWORD },
      { password_old: "secret", ...NEW_PASSWORD },
      { mode: "prepare" },
    ],
    answer: { csrf_token: "t", email: "ada@example.com" },
  },
  ...ACCOUNT_SAMPLES,
  ...SALE_SAMPLES,
  getOwnedProducts: { requests: [{}], answer: OWNED },
  getAllProducts: {
    requests: [{}, { language: "de" }],
    answer: { result: [SAMPLE_PRODUCT], price_changes_at: "2026-02-01T00:00:00.000Z" },
  },
  searchProducts: searchSample(SAMPLE_PRODUCT),
  getProductData: { requests: [{ name: "faGainTrim", type: "plugin" }], answer: { result: SAMPLE_PRODUCT } },
  getProductDetails: SAMPLE_PRODUCT_DETAILS,
  downloadProduct: {
    requests: [
      { product: "faGainTrim", os: "win", license_id: LICENCE_ID },
      { product: "faIR Modern Rock", version: "WAVE" },
      { product: "faGainTrim", license_id: LICENCE_ID },
    ],
    answer: DOWNLOAD,
  },
  getCart: { requests: [{}], answer: SAMPLE_CART },
  addToCart: { requests: [{ product: "faGainTrim", quantity: 2 }], answer: SAMPLE_CART },
  removeFromCart: {
    requests: [
      { product: "faGainTrim", quantity: 2 },
      { name: "faGainTrim", quantity: 2 },
    ],
    answer: SAMPLE_CART,
  },
  clearCart: { requests: [{}], answer: SAMPLE_CART },
  addCoupon: { requests: [{ coupon: "SUMMER" }], answer: CART_WITH_COUPON },
  removeCoupon: { requests: [{ coupon: "SUMMER" }], answer: SAMPLE_CART },
  undoCartChange: { requests: [{}], answer: SAMPLE_CART },
  getPaymentSession: { requests: [{}], answer: { session_id: "s" } },
  reviewOrder: { requests: [{}, { products: PRODUCTS, ...SAMPLE_PLACE }], answer: SAMPLE_REVIEW },
  checkout: {
    requests: [{ ...RETURN_URLS, review: SAMPLE_AGREEMENT }, RETURN_URLS],
    answer: { session_id: "s", cart_url: "/pay/session/s" },
  },
  buyNow: {
    requests: [
      { products: PRODUCTS, ...RETURN_URLS, stop_on_error: true, review: SAMPLE_AGREEMENT },
      { products: PRODUCTS, ...RETURN_URLS, stop_on_error: true },
    ],
    answer: { session_id: "s", cart_url: "/pay/session/s" },
  },
  getWheel: { requests: [{}], answer: SAMPLE_WHEEL },
  spinWheel: { requests: [{ chance: "9d41c0" }], answer: { draw: SAMPLE_WHEEL.draws[0], spins_left: 2 } },
  claimWheelPack: { requests: [{ wheel: SAMPLE_WHEEL.wheel, number: 1 }], answer: { product: "faIR Jazz Box" } },
  ...PROMOTION_SAMPLES,
  listOrders: { requests: [{}], answer: { orders: [SAMPLE_ORDER_HEAD], closed_orders: [] } },
  getOrder: { requests: [{ order: "17" }, { order: SAMPLE_ORDER.id }], answer: SAMPLE_ORDER },
  getChat: {
    requests: [{}],
    answer: {
      state: "open",
      expects: "question",
      ticket: null,
      next_chat_at: null,
      messages: [
        { id: "m1", content: "Hello", sender: "user", timestamp: 1_767_348_000_000 },
        {
          id: "m2",
          content: "Hello.",
          sender: "bot",
          timestamp: 1_767_348_001_000,
          sources: [{ title: "Support", path: "/support" }],
          products: [],
        },
      ],
    },
  },
};

function omitToken(login: typeof LOGIN) {
  const { token: _token, ...rest } = login;
  return rest;
}
