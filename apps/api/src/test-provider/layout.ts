import type { Locale } from "@shop/kernel";
import { html } from "hono/html";
import { messages } from "./messages/index.ts";

/** Markup whose values have been escaped. */
export type Markup = ReturnType<typeof html>;

/** Light or dark as the embedding page requests; otherwise as the system is set. */
export type Theme = "light" | "dark" | null;

/** The frame of every page of the test provider: marked as a test at first sight, with no script or style in it. */
export function page(options: {
  readonly title: string;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly body: Markup;
}): Markup {
  const texts = messages[options.locale];
  const theme = options.theme ? html` data-theme="${options.theme}"` : "";
  return html`<!doctype html>
<html lang="${options.locale}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${options.title} · ${texts.testMark}</title>
<link rel="stylesheet" href="/test-provider/assets/payment.css">
<script src="/test-provider/assets/payment.js" defer></script>
</head>
<body>
<header class="tape" aria-label="${texts.testMark}"><p class="tape-label"><strong>${texts.testMark}</strong><span>${texts.noMoney}</span></p></header>
${options.body}
</body>
</html>`;
}
