/** The pages of another site, each hostile in its own way. */
export interface HostPage {
  readonly name: string;
  /** The page's own styles. */
  readonly styles: readonly string[];
  readonly head?: string;
  /** Of the whole page: `dir="rtl"`. */
  readonly attributes?: string;
  /** The product it sells. Default: faMicAlign. */
  readonly product?: string;
  /** The elements are inside a sandboxed frame. */
  readonly isFramed?: boolean;
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

/** Pages that aren't hostile, but that the elements have to fit, or can't work on. */
export const SPECIAL_PAGES: readonly HostPage[] = [
  { name: "a dark page", styles: [], head: "<style>body { background: oklch(0.2 0.02 260); color: #eee }</style>" },
  { name: "a page on the browser's dark canvas", styles: [], head: "<style>:root { color-scheme: dark }</style>" },
  { name: "a page from right to left", styles: [], attributes: 'dir="rtl"' },
  { name: "a page that styles parts", styles: [], head: "<style>::part(button) { letter-spacing: 3px }</style>" },
  { name: "a page with an unknown product", styles: [], product: "faNothing" },
  { name: "a sandboxed frame", styles: [], isFramed: true },
  {
    name: "a page with an old library",
    styles: [],
    head: `<script>
      Array.prototype.evil = function evil() {};
      Array.prototype.toJSON = function toJSON() { return "evil"; };
    </script>`,
  },
  {
    name: "a page that connects to nobody",
    styles: [],
    headers: () => ({ "content-security-policy": "connect-src 'none'" }),
  },
];

export const OWN_STYLES: Readonly<Record<string, string>> = {
  "/reset.css": RESET,
  "/own.css": "body { font: 20px serif; color: navy } button { background: gold; border-radius: 9px; padding: 1em }",
};

/** With the script or, to compare, without. */
export function writePage(page: HostPage, script: string): string {
  const { styles, head = "", attributes = "", isFramed = false } = page;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const elements = isFramed
    ? `<iframe sandbox="allow-scripts" srcdoc="${`${script}${writeElements(page)}`.replaceAll('"', "&quot;")}"></iframe>`
    : writeElements(page);
  return `<!doctype html><html lang="en" ${attributes}><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${links}${head}${isFramed ? "" : script}</head>
<body><main class="container mx-auto p-4"><h1 class="text-3xl">Amplifiers</h1><p>About amplifiers.</p>
<button type="button" class="btn btn-primary rounded bg-blue-500" id="host-button">Host button</button>
${elements}
<a href="#more" id="host-link">More</a></main></body></html>`;
}

function writeElements({ carts = 1, product = "faMicAlign" }: HostPage): string {
  return `${"<shop-cart></shop-cart>".repeat(carts)}
<shop-add-to-cart product="${product}"><a href="https://shop.example/">Buy ${product}</a></shop-add-to-cart>`;
}
