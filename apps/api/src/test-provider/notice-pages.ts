import { formatMessage } from "@shop/kernel";
import { formatPrice } from "@shop/pricing";
import { html } from "hono/html";
import { type Markup, page, type Theme } from "./layout.ts";
import { type SessionView, themeField } from "./pay-page.ts";
import { TEXTS } from "./texts.ts";

/** The second step: the question of a bank's own page. */
export function challengePage(view: SessionView): Markup {
  const params = { amount: formatPrice(view.amountMinor, view.currency), shop: view.shopName };
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title">
<h1 id="title">${TEXTS.challengeTitle}</h1>
<p>${formatMessage(TEXTS.challengeText, params)}</p>
<form class="stack" method="post" action="${view.path}/challenge">
${themeField(view.theme)}
<button class="button button-main" type="submit" name="answer" value="complete">${TEXTS.challengeComplete}</button>
<button class="button" type="submit" name="answer" value="fail">${TEXTS.challengeFail}</button>
</form>
<a class="leave" href="${view.cancelUrl}" target="_top" data-leave="closed">${TEXTS.cancel}</a>
</main>`;
  return page({ title: TEXTS.challengeTitle, theme: view.theme, body });
}

/**
 * After payment. In a frame its script notifies the page around it; on its own it redirects to the shop; without a script there is the
 * link.
 */
export function paidPage(view: SessionView): Markup {
  const params = { amount: formatPrice(view.amountMinor, view.currency), shop: view.shopName };
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title" data-outcome="completed" data-order-id="${view.orderId}" data-return-url="${view.successUrl}">
<p class="lamp lamp-gain" aria-hidden="true"></p>
<h1 id="title">${TEXTS.paidTitle}</h1>
<p>${formatMessage(TEXTS.paidText, params)}</p>
<a class="button button-main" href="${view.successUrl}" target="_top" data-leave="completed">${TEXTS.continue}</a>
</main>`;
  return page({ title: TEXTS.paidTitle, theme: view.theme, body });
}

export function expiredPage(view: SessionView): Markup {
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title">
<p class="lamp lamp-clip" aria-hidden="true"></p>
<h1 id="title">${TEXTS.expiredTitle}</h1>
<p>${TEXTS.expiredText}</p>
<a class="button button-main" href="${view.cancelUrl}" target="_top" data-leave="closed">${TEXTS.back}</a>
</main>`;
  return page({ title: TEXTS.expiredTitle, theme: view.theme, body });
}

export function missingPage(shopUrl: string, theme: Theme): Markup {
  const body = html`<main class="sheet sheet-notice" aria-labelledby="title">
<h1 id="title">${TEXTS.missingTitle}</h1>
<p>${TEXTS.missingText}</p>
<a class="button button-main" href="${shopUrl}" target="_top" data-leave="closed">${TEXTS.back}</a>
</main>`;
  return page({ title: TEXTS.missingTitle, theme, body });
}
