import type { LoaderFunctionArgs } from "react-router";
import { robotsText } from "../pages/robots-text.ts";
import { storefrontContext } from "../server/storefront-context.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { mode, shop } = context.get(storefrontContext);
  return new Response(robotsText({ mode, origin: shop.origin }), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
