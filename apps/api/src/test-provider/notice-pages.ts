import { formatMessage, type Locale } from "@shop/kernel";
import { formatPrice } from "@shop/pricing";
import { html } from "hono/html";
import { type Markup, page, type Theme } from "./layout.ts";
import { messages } from "./messages/index.ts";
import { type SessionView, themeField } from "./pay-page.ts";

/** The second step: the question of a bank's own page. */
export function challengePage(view: SessionView): Markup {
  const texts = messages[view.locale];
  const params = { amount: formatPrice(view.amountMinor, view.currency), shop: view.shopName };
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title">
<h1 id="title">${texts.challengeTitle}</h1>
<p>${formatMessage(texts.challengeText, params)}</p>
<form class="stack" method="post" action="${view.path}/challenge">
${themeField(view.theme)}
<button class="button button-main" type="submit" name="answer" value="complete">${texts.challengeComplete}</button>
<button class="button" type="submit" name="answer" value="fail">${texts.challengeFail}</button>
</form>
<a class="leave" href="${view.cancelUrl}" target="_top" data-leave="closed">${texts.cancel}</a>
</main>`;
  return page({ title: texts.challengeTitle, locale: view.locale, theme: view.theme, body });
}

/**
 * After payment. In a frame its script notifies the page around it; on its own it redirects to the shop; without a script there is the
 * link.
 */
export function paidPage(view: SessionView): Markup {
  const texts = messages[view.locale];
  const params = { amount: formatPrice(view.amountMinor, view.currency), shop: view.shopName };
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title" data-outcome="completed" data-order-id="${view.orderId}" data-return-url="${view.successUrl}">
<p class="lamp lamp-gain" aria-hidden="true"></p>
<h1 id="title">${texts.paidTitle}</h1>
<p>${formatMessage(texts.paidText, params)}</p>
<a class="button button-main" href="${view.successUrl}" target="_top" data-leave="completed">${texts.continue}</a>
</main>`;
  return page({ title: texts.paidTitle, locale: view.locale, theme: view.theme, body });
}

export function expiredPage(view: SessionView): Markup {
  const texts = messages[view.locale];
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title">
<p class="lamp lamp-clip" aria-hidden="true"></p>
<h1 id="title">${texts.expiredTitle}</h1>
<p>${texts.expiredText}</p>
<a class="button button-main" href="${view.cancelUrl}" target="_top" data-leave="closed">${texts.back}</a>
</main>`;
  return page({ title: texts.expiredTitle, locale: view.locale, theme: view.theme, body });
}

export function missingPage(shopUrl: string, locale: Locale, theme: Theme): Markup {
  const texts = messages[locale];
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title">
<h1 id="title">${texts.missingTitle}</h1>
<p>${texts.missingText}</p>
<a class="button button-main" href="${shopUrl}" target="_top" data-leave="closed">${texts.back}</a>
</main>`;
  return page({ title: texts.missingTitle, locale, theme, body });
}
