import { html } from "hono/html";
import { TEXTS } from "./texts.ts";

/** Markup whose values have been escaped. */
export type Markup = ReturnType<typeof html>;

/** Light or dark as the embedding page requests; otherwise as the system is set. */
export type Theme = "light" | "dark" | null;

/** The frame of every page of the test provider: marked as a test at first sight, with no script or style in it. */
export function page(options: { readonly title: string; readonly theme: Theme; readonly body: Markup }): Markup {
  const theme = options.theme ? html` data-theme="${options.theme}"` : "";
  return html`<!doctype html>
<html lang="en"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${options.title} · ${TEXTS.testMark}</title>
<link rel="stylesheet" href="/test-provider/assets/payment.css">
<script src="/test-provider/assets/payment.js" defer></script>
</head>
<body>
<header class="tape" aria-label="${TEXTS.testMark}"><p class="tape-label"><strong>${TEXTS.testMark}</strong><span>${TEXTS.noMoney}</span></p></header>
${options.body}
</body>
</html>`;
}
