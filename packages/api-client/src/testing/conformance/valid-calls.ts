import { randomUuid } from "@shop/kernel";
import { type OperationName, operations } from "../../contract/index.ts";
import { ACCOUNT_CALLS } from "./account-calls.ts";
import { agreeToReview } from "./agree-to-review.ts";
import { expectResult, expectResultOrRefusal, expectThat } from "./expectations.ts";
import { SALE_CALLS } from "./sale-calls.ts";
import type { ConformanceBrowser, ConformanceCheck, ConformanceSession } from "./target.ts";
import {
  empty,
  NEW_PASSWORD,
  NOBODY,
  prepare,
  secured,
  UNKNOWN_LINK,
  type ValidCall,
  validCall,
} from "./valid-call.ts";

const RETURN_URLS = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };

/** At least one well-formed call of every operation that is served. */
const VALID_CALLS: Readonly<Record<OperationName, readonly ValidCall[]>> = {
  generateToken: [empty],
  regenerateToken: [empty],
  updateSession: [
    validCall("a visitor", () => ({})),
    validCall("a customer", ({ target }) => ({ emailAddress: target.account?.email }), { as: "customer" }),
  ],
  getIpAddress: [empty],
  checkEmail: [validCall("a new address", () => ({ email: NOBODY }), { mayRefuse: true })],
  register: [
    prepare,
    validCall("execute", secured("register", buildRegistration()), {
      as: "newVisitor",
      needs: ["effects"],
      mayRefuse: true,
    }),
  ],
  resendActivation: [
    validCall("an unknown address", () => ({ email: NOBODY }), { needs: ["effects"], mayRefuse: true }),
  ],
  verifyMail: [validCall("an unknown link", () => UNKNOWN_LINK, { mayRefuse: true })],
  login: [
    prepare,
    validCall("a wrong password", secured("login", { email_address: NOBODY, password: NEW_PASSWORD }), {
      as: "newVisitor",
      mayRefuse: true,
    }),
  ],
  logout: [validCall("a visitor", () => ({}), { as: "newVisitor" })],
  passwordForget: [
    prepare,
    validCall("execute for an unknown address", secured("passwordForget", { email_address: NOBODY }), {
      needs: ["effects"],
      mayRefuse: true,
    }),
  ],
  changePassword: [
    validCall("prepare with an unknown link", () => ({ mode: "prepare", ...UNKNOWN_LINK }), { mayRefuse: true }),
  ],
  getOwnedProducts: [validCall("a customer", () => ({}), { as: "customer" })],
  getAllProducts: [empty],
  searchProducts: [
    empty,
    validCall("words and choices", () => ({ text: "cabinet", choices: { kind: ["samplepack"] }, sort: "name" })),
    validCall("words that no product has", () => ({ text: "qqqqqqqq" })),
  ],
  getPromotions: [empty],
  getLiveStats: [empty, validCall("one", () => ({ timespan: 24, page_size: 1 }))],
  getSocialProof: [empty],
  getWheel: [empty],
  spinWheel: [
    validCall("a chance of the browser's", () => ({ chance: "a-chance" }), { as: "newVisitor", mayRefuse: true }),
  ],
  claimWheelPack: [
    validCall("a pack of nobody's wheel", () => ({ wheel: UNKNOWN_LINK.id, number: 1 }), {
      as: "customer",
      mayRefuse: true,
    }),
  ],
  getProductData: [
    validCall("a product by name", async (session) => ({ name: await session.productForSale() })),
    validCall("an unknown product", () => ({ name: "no such product" }), { mayRefuse: true }),
  ],
  getProductDetails: [
    validCall("a product by name", async (session) => ({ product: await session.productForSale() })),
    validCall("an unknown product", () => ({ product: "no such product" }), { mayRefuse: true }),
  ],
  downloadProduct: [validCall("what the customer owns", requestDownload, { as: "customer", mayRefuse: true })],
  getCart: [empty],
  addToCart: [validCall("a product", requestAddition, { as: "newVisitor" })],
  removeFromCart: [
    validCall("a product that was added", requestRemoval, { as: "newVisitor" }),
    validCall(
      "a product by its second spelling",
      async (session, browser) => {
        const { product: name, quantity } = await requestRemoval(session, browser);
        return { name, quantity };
      },
      { as: "newVisitor" },
    ),
  ],
  clearCart: [validCall("a visitor", () => ({}), { as: "newVisitor" })],
  addCoupon: [
    validCall("an unknown code", () => ({ coupon: "NO-SUCH-COUPON" }), { as: "newVisitor", mayRefuse: true }),
  ],
  removeCoupon: [
    validCall("a code that isn't on the cart", () => ({ coupon: "NO-SUCH-COUPON" }), { as: "newVisitor" }),
  ],
  undoCartChange: [
    validCall(
      "an addition",
      async (session, browser) => {
        await requestRemoval(session, browser);
        return {};
      },
      { as: "newVisitor" },
    ),
    validCall("a visitor who has changed nothing", () => ({}), { as: "newVisitor", mayRefuse: true }),
  ],
  getPaymentSession: [validCall("a customer", () => ({}), { as: "customer", mayRefuse: true })],
  reviewOrder: [
    validCall("the cart", () => ({}), { as: "customer", mayRefuse: true }),
    validCall(
      "a product, for a business",
      async (session) => ({
        products: [{ name: await session.productForSale(), quantity: 1 }],
        ...{ country: "FR", company: "Studio SARL", vat_id: "FR40303265045" },
      }),
      { as: "customer", mayRefuse: true },
    ),
  ],
  checkout: [
    validCall(
      "a cart with a product",
      async (session, browser) => {
        await requestRemoval(session, browser);
        return { ...RETURN_URLS, review: await agreeToReview(session, browser) };
      },
      { as: "customer", needs: ["effects"] },
    ),
    validCall("a cart that wasn't reviewed", () => RETURN_URLS, { as: "customer", mayRefuse: true }),
  ],
  buyNow: [
    validCall(
      "a product",
      async (session, browser) => {
        const products = [{ name: await session.productForSale(), quantity: 1 }];
        const review = await agreeToReview(session, browser, { products });
        return { products, ...RETURN_URLS, stop_on_error: true, review };
      },
      { as: "customer", needs: ["effects"] },
    ),
  ],
  ...ACCOUNT_CALLS,
  ...SALE_CALLS,
  getChat: [empty],
  listOrders: [validCall("a customer", () => ({}), { as: "customer" })],
  getOrder: [
    validCall("an order of nobody's", () => ({ order: "no such order" }), { as: "customer", mayRefuse: true }),
    validCall(
      "the newest of the customer's own",
      async (session, browser) => {
        const answer = await browser.call(session.target.ids.listOrders, {});
        const [newest] = expectResult(operations.listOrders, answer).orders;
        return { order: newest?.id ?? "no such order" };
      },
      { as: "customer", mayRefuse: true },
    ),
  ],
};

/** Checks that every served operation's response to a valid call matches its schema. */
export const VALID_CHECKS: readonly ConformanceCheck[] = (Object.keys(VALID_CALLS) as OperationName[]).flatMap((name) =>
  VALID_CALLS[name].map(({ what, as, needs, mayRefuse, request }) => ({
    title: `${operations[name].name} responds according to its schema (${what})`,
    needs,
    run: async (session: ConformanceSession) => {
      const browser = await session[as]();
      const answer = await browser.call(session.target.ids[name], await request(session, browser), {
        idempotencyKey: randomUuid(session.target.random),
      });
      if (mayRefuse) expectResultOrRefusal(operations[name], answer);
      else expectResult(operations[name], answer);
      expectThat(
        answer.headers.get("cache-control")?.includes("no-store") ?? false,
        "an answer that no cache keeps",
        answer,
      );
    },
  })),
);

function buildRegistration() {
  return {
    email_address: NOBODY,
    first_name: "Conny",
    last_name: "Formance",
    password: NEW_PASSWORD,
    password_2: NEW_PASSWORD,
    subscribe_to_newsletter: false,
    accepted_tos: true,
  };
}

async function requestAddition(session: ConformanceSession) {
  return { product: await session.productForSale(), quantity: 1 };
}

/** Adds a product first, so that there is one to take out. */
async function requestRemoval(session: ConformanceSession, browser: ConformanceBrowser) {
  const line = await requestAddition(session);
  expectResult(operations.addToCart, await browser.call(session.target.ids.addToCart, line));
  return line;
}

/** A file of the first plugin that the customer owns; if there is none, of another one. */
async function requestDownload(session: ConformanceSession, browser: ConformanceBrowser) {
  const answer = await browser.call(session.target.ids.getOwnedProducts, {});
  const { plugin } = expectResult(operations.getOwnedProducts, answer);
  const owned = plugin.find(({ licenses, downloads }) => licenses.length > 0 && downloads.length > 0);
  if (!owned) return { product: await session.productForSale(), version: "WAVE" };
  return { product: owned.name, os: owned.downloads[0]?.format, license_id: owned.licenses[0]?.id };
}
