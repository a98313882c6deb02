/** The pages of other sites, each with a question, a script that waits, a frame that waits, a link to the settings and the table. */
export interface EmbedPage {
  readonly name: string;
  readonly styles: readonly string[];
  /** Around the frame, as the site's system writes it. */
  readonly frame?: (frame: string) => string;
  readonly headers?: (scripts: string) => Readonly<Record<string, string>>;
  readonly lang?: "en" | "de" | "ja";
  readonly theme?: "dark";
}

/** A theme's styles as WordPress prints them: a layout by margins, links, buttons, frames laid over a box, and a bar above everything. */
export const WORDPRESS = `body { margin: 0; padding-top: 32px; font: 18px/1.6 Georgia, serif; color: #111; background: #fff }
#wpadminbar { position: fixed; top: 0; left: 0; width: 100%; height: 32px; background: #1d2327; z-index: 99999 }
.is-layout-flow > * { margin-block: 24px 0 !important }
.entry-content * { box-sizing: content-box; letter-spacing: 1px }
.entry-content :is(button, a, input) { padding: 1em 2em; background: #ff0 !important; text-decoration: none }
p:empty { display: none }
table, td, th { border: 3px solid red }
.wp-block-embed__wrapper { position: relative; padding-top: 56.25% }
.wp-block-embed__wrapper iframe { position: absolute; inset: 0; width: 100%; height: 100% }`;

export const PAGES: readonly EmbedPage[] = [
  { name: "a plain page", styles: [] },
  {
    name: "a page with Bootstrap",
    styles: ["/bootstrap.css"],
    frame: (frame) => `<div class="ratio ratio-16x9">${frame}</div>`,
  },
  { name: "a page that unsets everything", styles: ["/reset.css"] },
  {
    name: "a WordPress page",
    styles: ["/wordpress.css"],
    frame: (frame) => `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${frame}</div></figure>`,
  },
  {
    name: "a page with a strict policy",
    styles: ["/own.css"],
    headers: (scripts) => ({
      "content-security-policy": [
        "default-src 'none'",
        `script-src 'self' ${scripts}`,
        "style-src 'self'",
        "connect-src 'self'",
        `frame-src ${scripts}`,
        "img-src data:",
        "base-uri 'none'",
      ].join("; "),
      "referrer-policy": "no-referrer",
    }),
  },
  { name: "a dark page", styles: [], theme: "dark" },
  { name: "a German page", styles: [], lang: "de" },
  { name: "a Japanese page", styles: [], lang: "ja" },
];

const CONFIG = {
  policyVersion: "1",
  policyUrl: "/privacy",
  recordsUrl: "/records",
  site: "Room Log",
  services: [
    { use: "youtube" },
    {
      id: "counter",
      name: "Counter",
      provider: "Example Ltd",
      purpose: "Counts visits.",
      category: "statistics",
      stored: [{ pattern: "counter", kind: "local", lifetimeDays: null }],
      hosts: [],
      privacyUrl: "https://counter.example/privacy",
    },
  ],
  own: [
    { pattern: "session", kind: "cookie", lifetimeDays: null, category: "necessary", purpose: "Keeps you logged in." },
  ],
};

/** With the script, or, to compare, without. `frames` is the origin of the film. */
export function writePage(
  { styles, frame = (it) => it, lang = "en", theme }: EmbedPage,
  script: string,
  frames: string,
): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const film = `<iframe title="The film" width="480" height="270" data-consent-service="youtube" data-src="${frames}/film"></iframe>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Host</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${links}${script}
<script type="text/plain" data-consent="statistics" src="/counter.js"></script></head>
<body><div id="wpadminbar"></div><main class="entry-content is-layout-flow container"><h1>Amplifiers</h1><p>About amplifiers.</p>
<button type="button" class="btn btn-primary wp-element-button" id="host-button">Host button</button>
${frame(film)}
<shop-consent-policy></shop-consent-policy>
<p><a href="#shop-consent" id="host-link">Cookies</a></p></main>
<shop-consent><script type="application/json">${JSON.stringify({ ...CONFIG, theme })}</script></shop-consent>
</body></html>`;
}
