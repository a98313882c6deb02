/** The pages of another site, each hostile in its own way. */
export interface HostPage {
  readonly name: string;
  /** Of its own styles. */
  readonly styles: readonly string[];
  readonly head?: string;
  readonly headers?: (shop: string) => Readonly<Record<string, string>>;
  /** How many carts are on it. Default: 1. */
  readonly carts?: number;
}

const RESET = `* { all: unset !important; }
:root { font-size: 5px; --shop-rem: 3px; }
button { color: red !important; font: 40px fantasy !important; text-transform: uppercase !important; }
dialog, [role="dialog"] { display: none !important; }`;

export const HOST_PAGES: readonly HostPage[] = [
  { name: "a plain page", styles: [] },
  { name: "a page with Bootstrap", styles: ["/bootstrap.css"] },
  { name: "a page with Tailwind 3", styles: ["/tailwind.css"] },
  { name: "a page that unsets everything", styles: ["/reset.css"] },
  {
    name: "a page with a strict policy",
    styles: ["/own.css"],
    headers: (shop) => ({
      "content-security-policy": [
        "default-src 'none'",
        `script-src ${shop}`,
        "style-src 'self'",
        "img-src data:",
        `connect-src ${shop}`,
        `form-action ${shop}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join("; "),
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    }),
  },
  { name: "a page with two carts", styles: ["/own.css"], carts: 2 },
];

export const OWN_STYLES: Readonly<Record<string, string>> = {
  "/reset.css": RESET,
  "/own.css": "body { font: 20px serif; color: navy } button { background: gold; border-radius: 9px; padding: 1em }",
};

/** With the script or, to compare, without. */
export function writePage({ styles, head = "", carts = 1 }: HostPage, script: string): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${links}${head}${script}</head>
<body><main class="container mx-auto p-4"><h1 class="text-3xl">Amplifiers</h1><p>About amplifiers.</p>
<button type="button" class="btn btn-primary rounded bg-blue-500" id="host-button">Host button</button>
${"<shop-cart></shop-cart>".repeat(carts)}
<shop-add-to-cart product="faMicAlign"><a href="https://shop.example/">Buy faMicAlign</a></shop-add-to-cart>
<a href="#more" id="host-link">More</a></main></body></html>`;
}
