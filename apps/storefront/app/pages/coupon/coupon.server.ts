import { accountMessages, checkRedeemCode } from "@shop/account";
import type { WireCart } from "@shop/api-client/contract";
import { messages as cartMessages, shopperFailure } from "@shop/cart";
import type { Product } from "@shop/catalog";
import { saleMessages } from "@shop/engagement";
import { type Failure, formatMessage, type Locale, type Message } from "@shop/kernel";
import { parsePrice, priceInText } from "@shop/pricing";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { loadProducts } from "../../products/products.server.ts";
import { readOwnForm, textField } from "../../request/read-form.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders, type Visitor } from "../../request/visitor.ts";
import { type AccountTexts, accountTexts, type FormAnswer } from "../account/account.server.ts";
import { accountPageTexts } from "../account/messages/index.ts";
import { type CouponTexts, couponTexts } from "./messages/index.ts";

/** Longer ones are no coupon and no code. */
const MAX_CODE_LENGTH = 64;

export interface CouponPageData {
  readonly texts: AccountTexts["texts"] & CouponTexts;
  /** The code in the address (`?code=`): it fills the field, and nothing happens before the press. */
  readonly code: string;
}

export function loadCouponPage({ request }: Pick<LoaderFunctionArgs, "request">): CouponPageData {
  const code = (new URL(request.url).searchParams.get("code") ?? "").trim().slice(0, MAX_CODE_LENGTH);
  const locale = requestLocale(request);
  return { texts: { ...accountTexts(locale).texts, ...couponTexts[locale] }, code };
}

/** The kind of the code, for the parts of the page that have to reload. */
interface CodeAnswer extends FormAnswer {
  readonly kind: "none" | "coupon" | "redeem";
  /** Whether the coupon is on an empty cart, and nothing is reduced yet. */
  readonly isWaiting?: boolean;
  /** What a redeem code gave. Default: nothing. */
  readonly given?: readonly GivenProduct[];
}

/** A product that a code gave, with the page of the account that shows its key and downloads. */
export interface GivenProduct {
  readonly name: string;
  readonly href: string;
  readonly picture: Product["featuredMedia"];
}

export interface CouponAnswer extends CodeAnswer {
  /** The field's value after a rejection, so that the code stays even without scripts. */
  readonly code: string;
}

/**
 * Applies a code of either kind: a redeem code becomes licences of the logged-in customer, anything else is added to the cart as a coupon.
 * A drip page's form names its offer instead of a code.
 * Works as a plain form. A form from outside the shop's own pages is rejected with 403. Source: ROUTE-09, ACCT-05, SAFE-04.
 */
export async function actOnCoupon({ context, request }: ActionFunctionArgs) {
  const visitor = context.get(storefrontContext).visitor();
  const form = await readOwnForm({ context, request });
  const locale = requestLocale(request);
  const offer = textField(form, "offer");
  if (offer !== "") {
    const claimed = await claimOffer(visitor, { page: offer, invitation: textField(form, "invitation") }, locale);
    return data<CouponAnswer>({ ...claimed, code: "" }, { headers: cookieHeaders(visitor) });
  }
  const typed = textField(form, "code").slice(0, MAX_CODE_LENGTH);
  const used = await useCode(visitor, typed, locale);
  const given = used.given && withPictures(used.given, await loadProducts(context, locale));
  const said = { ...used, ...(given && { given }) };
  return data<CouponAnswer>({ ...said, code: said.isDone ? "" : typed }, { headers: cookieHeaders(visitor) });
}

async function useCode(visitor: Visitor, typed: string, locale: Locale): Promise<CodeAnswer> {
  if (typed === "") return { kind: "none", isDone: false, text: couponTexts[locale].couponEmpty, next: null };
  const code = checkRedeemCode(typed.toUpperCase());
  if (code.isOk) return redeem(visitor, code.value, locale);
  const answer = await visitor.api.call("addCoupon", { coupon: typed });
  if (!answer.isOk) return { kind: "coupon", isDone: false, text: couponText(answer.failure, locale), next: null };
  return onCart(answer.value, locale, typed);
}

/** What was put on the cart, and what to do next: in an empty cart it waits for a product. Null: a cart that couldn't be read. */
function onCart(cart: WireCart | null, locale: Locale, code?: string): CodeAnswer {
  const texts = couponTexts[locale];
  const isWaiting = cart?.products.length === 0;
  const next = isWaiting ? { href: "/shop", label: texts.couponChoose } : { href: "/cart", label: texts.couponToCart };
  const taken = cart && code ? couponTaken(cart, code, locale) : null;
  const applied = taken ? `${texts.couponApplied} ${taken}` : texts.couponApplied;
  return { kind: "coupon", isDone: true, text: isWaiting ? texts.couponWaits : applied, next, isWaiting };
}

/** How much a coupon takes off which cart. Null: nothing yet. */
function couponTaken(cart: WireCart, code: string, locale: Locale): string | null {
  const { currency } = cart;
  const taken = cart.coupon_discounts?.find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (!taken || !currency) return null;
  const [amount, total] = [parsePrice(taken.amount), parsePrice(cart.total_discount)];
  if (!amount.isOk || !total.isOk) return null;
  const said = {
    code: taken.code,
    amount: priceInText(amount.value, currency, locale),
    total: priceInText(total.value, currency, locale),
    products: cart.products.map(({ name }) => name),
  };
  return formatMessage(couponTexts[locale].couponTakes, said, locale);
}

/** The coupon of a drip page, by its form. Source: ROUTE-10. */
async function claimOffer(
  visitor: Visitor,
  asked: { readonly page: string; readonly invitation: string },
  locale: Locale,
): Promise<CodeAnswer> {
  const answer = await visitor.api.call("claimDripOffer", asked);
  if (answer.isOk) {
    const cart = await visitor.api.call("getCart", {});
    return onCart(cart.isOk ? cart.value : null, locale);
  }
  const { code } = answer.failure;
  const ofOffer = saleMessages[locale];
  const text =
    code === "drip.unknown" || code === "drip.notInvited" ? ofOffer[code] : couponText(answer.failure, locale);
  return { kind: "coupon", isDone: false, text: formatMessage(text), next: null };
}

async function redeem(visitor: Visitor, code: string, locale: Locale): Promise<CodeAnswer> {
  const texts = accountPageTexts[locale];
  const answer = await visitor.api.callSecured("redeemProduct", (csrf_token) => ({
    mode: "execute",
    csrf_token,
    redeem_code: code,
  }));
  if (!answer.isOk) return { kind: "redeem", isDone: false, text: redeemText(answer.failure, locale), next: null };
  const products = (answer.value.products ?? []).map((product) =>
    typeof product === "string" ? product : product.name,
  );
  const next = { href: "/account", label: texts.redeemedToAccount };
  const given = products.map((name) => ({ name, href: "/account", picture: null }));
  return { kind: "redeem", isDone: true, text: formatMessage(texts.redeemed, { products }, locale), next, given };
}

/** The drawings of what was given; a product that isn't public any more has none. */
function withPictures(given: readonly GivenProduct[], products: readonly Product[]): readonly GivenProduct[] {
  return given.map((one) => {
    const product = products.find(({ name }) => name === one.name);
    if (!product) return one;
    const href = `/account/owned?product=${encodeURIComponent(product.slug)}`;
    return { name: one.name, href, picture: product.featuredMedia };
  });
}

function couponText({ code }: Failure, locale: Locale): string {
  if (code === "api.tooManyCalls") return cartMessages[locale]["cart.tooManyCouponTries"];
  return cartMessages[locale][shopperFailure({ code }, "cart.couldNotAddCoupon").code];
}

function redeemText({ code }: Failure, locale: Locale): string {
  const texts: Readonly<Record<string, Message>> = accountMessages[locale];
  if (code === "api.loginRequired") return accountPageTexts[locale].redeemNeedsLogin;
  return formatMessage((code.startsWith("redeem.") && texts[code]) || accountPageTexts[locale].codeFailed);
}
