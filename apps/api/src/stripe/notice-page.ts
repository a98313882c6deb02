import type { Locale } from "@shop/kernel";
import { html } from "hono/html";
import { STRIPE_PATH } from "./stripe-deps.ts";

export interface Notice {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
}

/** Explains in a tab of its own why there is nothing to pay, with one link onwards. */
export function noticePage({ locale, title, text, link }: Notice): ReturnType<typeof html> {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<link rel="stylesheet" href="${STRIPE_PATH}/assets/notice.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.text}</a></p>
</main>
</body>
</html>`;
}
