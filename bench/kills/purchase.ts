import type { Act } from "./kill-points.ts";
import type { MailSink } from "./mail-sink.ts";
import type { ShopAnswer, Shopper } from "./shopper.ts";

/** A plugin that the shop sells, and how many of it are bought. */
export const BOUGHT = { product: "faMicAlign", quantity: 2 } as const;
/** A coupon of the demo's, which everybody has once: it is reserved with the order and used with the payment. */
export const COUPON = "TENOFF";

const PASSWORD = "Rückkopplung-7-Meter";
const URLS = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };

/** The result of a step of a purchase, or why it failed. */
export type StepOutcome = "done" | "busy" | `refused: ${string}`;

/** A purchase under way, with what the shop has acknowledged of it. */
export interface Purchase {
  readonly shopper: Shopper;
  readonly keys: Readonly<Record<Act, string>>;
  paymentPage: string;
}

type Step = (purchase: Purchase, sink: MailSink) => Promise<StepOutcome>;

/** The steps of a purchase as the client takes them: a repeat has the key of its first try. */
export const STEPS: Readonly<Record<Exclude<Act, "mail">, Step>> = {
  register: async ({ shopper, keys }) =>
    outcomeOf(
      await shopper.callSecured(
        "register",
        {
          ...{ email_address: shopper.email, first_name: "Ada", last_name: "Tester" },
          ...{ password: PASSWORD, password_2: PASSWORD, subscribe_to_newsletter: false, accepted_tos: true },
        },
        "csrf_token",
        keys.register,
      ),
    ),
  activate: async ({ shopper, keys }, sink) => {
    const link = await readActivationLink(shopper, sink);
    if (!link) return "refused: no activation link was mailed";
    return outcomeOf(await shopper.call("verifyMail", link, keys.activate));
  },
  login: async ({ shopper }) =>
    outcomeOf(await shopper.callSecured("login", { email_address: shopper.email, password: PASSWORD }, "token")),
  addToCart: async ({ shopper, keys }) => {
    const added = outcomeOf(await shopper.call("addToCart", BOUGHT, keys.addToCart));
    if (added !== "done") return added;
    return outcomeOf(await shopper.call("addCoupon", { coupon: COUPON }, `${keys.addToCart}-coupon`));
  },
  checkout: async (purchase) => {
    const review = await agreeToReview(purchase.shopper);
    const answer = await purchase.shopper.call("checkout", { ...URLS, review }, purchase.keys.checkout);
    if (answer.result?.cart_url) purchase.paymentPage = answer.result.cart_url;
    return outcomeOf(answer);
  },
  pay: async ({ shopper, paymentPage }) => {
    const status = await shopper.pay(paymentPage);
    return status === 303 || status === 200 ? "done" : `refused: the payment page returned ${status}`;
  },
};

/** Reads what the cart comes to, and agrees to it; a repeat sends the same, as long as the shop says the same. */
async function agreeToReview(shopper: Shopper) {
  const { result } = await shopper.call("reviewOrder");
  const { total = 0, currency = "EUR" } = result ?? {};
  return { total, currency, starts_now: true, knows_withdrawal_ends: true, text_version: "2026-11-21.en" };
}

function outcomeOf(answer: ShopAnswer): StepOutcome {
  if (answer.valid) return "done";
  return answer.code === "api.idempotencyKeyBusy" ? "busy" : `refused: ${answer.code}`;
}

/**
 * From the mail that arrived: the shop's own copy loses the key as soon as it was sent. The first one, so that a repeat has the same
 * link though the shop may have mailed another one.
 */
async function readActivationLink({ email }: Shopper, sink: MailSink): Promise<{ id: string; key: string } | null> {
  const [mail] = await sink.waitFor(email, "action=activation");
  const address = /https?:\S+action=activation\S+/.exec(mail?.text ?? "")?.[0];
  if (!address) return null;
  const { searchParams } = new URL(address);
  return { id: searchParams.get("id") ?? "", key: searchParams.get("key") ?? "" };
}
