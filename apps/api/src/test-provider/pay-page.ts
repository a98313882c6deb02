import { formatMessage, type Locale } from "@shop/kernel";
import { type Currency, formatPrice } from "@shop/pricing";
import { html } from "hono/html";
import { type Markup, page, type Theme } from "./layout.ts";
import { messages, type TestProviderTexts } from "./messages/index.ts";
import type { PaymentOverview } from "./tables.ts";
import { type CardErrors, type CardFields, FILLED_CVC, FILLED_EXPIRY, groupDigits, TEST_CARDS } from "./test-cards.ts";

/** A session as its pages show it. Amounts in minor units. */
export interface SessionView extends PaymentOverview {
  readonly path: string;
  /** The language that the order was placed in. */
  readonly locale: Locale;
  readonly shopName: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly orderId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly theme: Theme;
}

export interface PayForm {
  readonly values: CardFields;
  readonly errors: CardErrors;
  /** What went wrong with the payment as a whole, as the key of its text. */
  readonly alert: "declined" | "challengeFailed" | null;
  /** The last four digits of the card that was declined. Default: not said. */
  readonly refused?: string;
}

/** The page with the order and the card form. Works as a plain form; the script only saves a round trip. */
export function payPage(view: SessionView, form: PayForm): Markup {
  const texts = messages[view.locale];
  const amount = formatPrice(view.amountMinor, view.currency);
  const title = formatMessage(texts.payTitle, { shop: view.shopName });
  const body = html`<main class="sheet sheet-pay" aria-labelledby="title">
<section class="order" aria-labelledby="title">
<h1 id="title" class="label">${title}</h1>
<p class="amount"><span class="quiet">${texts.amountDue}</span><strong class="figure">${amount}</strong></p>
<h2 class="label">${texts.order}</h2>
<ul class="lines">${view.lines.map((line) => orderLine(view, line))}${sums(view, amount)}</ul>
</section>
<div class="pay">
${form.alert ? [cardForm(view, form, amount), chooser(view)] : [chooser(view), cardForm(view, form, amount)]}
<a class="leave" href="${view.cancelUrl}" target="_top" data-leave="closed">${texts.cancel}</a>
</div>
</main>`;
  return page({ title, locale: view.locale, theme: view.theme, body });
}

/** The card's fields. What went wrong with the last card is at their head, and what to do next. */
function cardForm(view: SessionView, form: PayForm, amount: string): Markup {
  const texts = messages[view.locale];
  return html`<form class="card" method="post" action="${view.path}" novalidate>
${form.alert ? alert(texts, form.alert, form.refused) : ""}
${themeField(view.theme)}
${field({ name: "number", label: texts.number, autocomplete: "cc-number", placeholder: groupDigits("0".repeat(16)) }, form, texts)}
<div class="pair">
${field({ name: "expiry", label: texts.expiry, autocomplete: "cc-exp", placeholder: texts.expiryHint }, form, texts)}
${field({ name: "cvc", label: texts.cvc, autocomplete: "cc-csc", placeholder: "000" }, form, texts)}
</div>
<button class="button button-main" type="submit">${formatMessage(texts.pay, { amount })}</button>
</form>`;
}

function alert(texts: TestProviderTexts, reason: NonNullable<PayForm["alert"]>, refused: string | undefined): Markup {
  return html`<div class="alert" role="alert">
${refused ? html`<p class="figure">•••• ${refused}</p>` : ""}
<p><strong>${texts[reason]}</strong></p>
<p class="quiet">${texts.kept}</p>
</div>`;
}

export function themeField(theme: Theme): Markup | "" {
  return theme ? html`<input type="hidden" name="theme" value="${theme}">` : "";
}

function orderLine(view: SessionView, { name, quantity, subtotalMinor }: SessionView["lines"][number]): Markup {
  const price = formatPrice(subtotalMinor, view.currency);
  return html`<li><span><span class="quiet">${quantity} ×</span> ${name}</span><span class="figure">${price}</span></li>`;
}

/** What is deducted from the lines, and what is left: the lines alone are the amount where nothing is. */
function sums({ deductions, currency, locale }: SessionView, amount: string): Markup | "" {
  const texts = messages[locale];
  if (deductions.length === 0) return "";
  const rows = deductions.map((deduction) => {
    const label = deduction.kind === "coupon" ? formatMessage(texts.coupon, deduction) : texts[deduction.kind];
    return html`<li class="quiet"><span>${label}</span><span class="figure">−${formatPrice(deduction.amountMinor, currency)}</span></li>`;
  });
  return html`${rows}<li class="sum"><span>${texts.amountDue}</span><span class="figure">${amount}</span></li>`;
}

function chooser(view: SessionView): Markup {
  const texts = messages[view.locale];
  const cards = TEST_CARDS.map(
    ({ number, verdict }) => html`<button class="choice choice-${verdict}" type="submit" name="card" value="${number}"
 data-fill-number="${groupDigits(number)}" data-fill-expiry="${FILLED_EXPIRY}" data-fill-cvc="${FILLED_CVC}"><span>${texts[`card.${verdict}`]}</span><span class="figure">${groupDigits(number)}</span></button>`,
  );
  return html`<form class="chooser" method="get" action="${view.path}">
${themeField(view.theme)}
<fieldset><legend class="label">${texts.chooseCard}</legend>
<p class="quiet">${texts.chooseCardNote}</p>
<div class="choices">${cards}</div>
</fieldset></form>`;
}

function field(
  input: { name: keyof CardFields; label: string; autocomplete: string; placeholder: string },
  form: PayForm,
  texts: TestProviderTexts,
): Markup {
  const error = form.errors[input.name];
  const state = error ? html` aria-invalid="true" aria-describedby="${input.name}-error"` : "";
  return html`<div class="field">
<label class="label" for="${input.name}">${input.label}</label>
<input class="figure" id="${input.name}" name="${input.name}" value="${form.values[input.name]}" inputmode="numeric" autocomplete="${input.autocomplete}" placeholder="${input.placeholder}" maxlength="40" spellcheck="false" required${state}>
${error ? html`<p class="error" id="${input.name}-error">${texts[error]}</p>` : ""}
</div>`;
}
