import { type FormValue, fieldOf, textOf, textsOf } from "./form-body.ts";
import { invalid, type StripeFault } from "./stripe-fault.ts";

/** A Checkout Session as Stripe returns it, as far as the shop reads it. */
export interface StandInSession {
  readonly id: string;
  readonly object: "checkout.session";
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly client_secret: string | null;
  readonly created: number;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly livemode: false;
  readonly locale: string | null;
  metadata: Record<string, string>;
  readonly mode: "payment";
  payment_intent: string | null;
  readonly payment_intent_metadata: Record<string, string>;
  payment_status: "paid" | "unpaid";
  status: "open" | "complete" | "expired";
  readonly success_url: string | null;
  readonly cancel_url: string | null;
  readonly return_url: string | null;
  readonly ui_mode: "embedded_page" | "hosted_page";
  url: string | null;
}

const SHORTEST_LIFE_S = 30 * 60;
const LONGEST_LIFE_S = 24 * 60 * 60;
const CURRENCIES = ["eur", "usd", "jpy"];

/** Creates a session as Stripe would, or returns Stripe's error. */
export function makeSession(
  form: Record<string, FormValue>,
  made: { readonly number: number; readonly nowS: number; readonly pageOrigin: string },
): StandInSession | StripeFault {
  const id = `cs_test_${made.number}`;
  const isHosted = textOf(form.ui_mode) === "hosted_page";
  const fault = faultOf(form, isHosted, made.nowS);
  if (fault) return fault;
  const lines = Object.values(form.line_items as Record<string, FormValue>);
  return {
    id,
    object: "checkout.session",
    amount_total: lines.reduce((sum, line) => sum + Number(textOf(line, "quantity")) * amountOf(line), 0),
    currency: textOf(lines[0], "price_data", "currency") ?? "",
    client_reference_id: textOf(form.client_reference_id),
    client_secret: isHosted ? null : `${id}_secret_${made.number}`,
    created: made.nowS,
    customer_email: textOf(form.customer_email),
    expires_at: Number(textOf(form.expires_at)),
    livemode: false,
    locale: textOf(form.locale),
    metadata: textsOf(form.metadata),
    mode: "payment",
    payment_intent: null,
    payment_intent_metadata: textsOf(fieldOf(form.payment_intent_data, "metadata")),
    payment_status: "unpaid",
    status: "open",
    success_url: textOf(form.success_url),
    cancel_url: textOf(form.cancel_url),
    return_url: textOf(form.return_url),
    ui_mode: isHosted ? "hosted_page" : "embedded_page",
    url: isHosted ? `${made.pageOrigin}/c/pay/${id}` : null,
  };
}

function amountOf(line: FormValue): number {
  return Number(textOf(line, "price_data", "unit_amount"));
}

function faultOf(form: Record<string, FormValue>, isHosted: boolean, nowS: number): StripeFault | null {
  if (textOf(form.mode) !== "payment") return invalid("mode");
  const mode = textOf(form.ui_mode);
  if (mode !== "embedded_page" && mode !== "hosted_page") return invalid("ui_mode");
  if (isHosted && (form.return_url || form.redirect_on_completion)) return invalid("return_url");
  if (isHosted && !isAddress(form.success_url)) return invalid("success_url");
  if (!isHosted && (form.success_url || form.cancel_url)) return invalid("success_url");
  if (!isHosted && !isAddress(form.return_url)) return invalid("return_url");
  const lifeS = Number(textOf(form.expires_at)) - nowS;
  if (!(lifeS >= SHORTEST_LIFE_S && lifeS <= LONGEST_LIFE_S)) return invalid("expires_at");
  if (!/^[^@\s]+@[^@\s]+$/.test(textOf(form.customer_email) ?? "")) return invalid("customer_email");
  if (typeof form.line_items !== "object") return invalid("line_items");
  return lineFault(Object.values(form.line_items));
}

function lineFault(lines: readonly FormValue[]): StripeFault | null {
  if (lines.length > 100) return invalid("line_items");
  const currencies = new Set(lines.map((line) => textOf(line, "price_data", "currency")));
  if (currencies.size !== 1 || !CURRENCIES.includes([...currencies][0] ?? "")) return invalid("currency");
  for (const line of lines) {
    if (!/^[1-9]\d*$/.test(textOf(line, "quantity") ?? "")) return invalid("quantity");
    if (!/^\d+$/.test(textOf(line, "price_data", "unit_amount") ?? "")) return invalid("unit_amount");
    if (!textOf(line, "price_data", "product_data", "name")) return invalid("name");
  }
  return null;
}

function isAddress(value: FormValue | undefined): boolean {
  return typeof value === "string" && URL.canParse(value);
}
