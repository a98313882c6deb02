const ports: Readonly<Record<string, number>> = JSON.parse(process.env.EXAMPLES_PORTS ?? "{}");

/** Another site than the examples' (127.0.0.1): no cookie goes from one to the other. */
export const SHOP_ORIGIN = `http://localhost:${ports.shop}`;

export const EXAMPLES = {
  "vite-react-18": `http://127.0.0.1:${ports.vite}`,
  nextjs: `http://127.0.0.1:${ports.nextjs}`,
  "plain-html": `http://127.0.0.1:${ports.plain}`,
  "readme-start": `http://127.0.0.1:${ports.readme}`,
} as const;
