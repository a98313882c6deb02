import type { LoaderFunctionArgs } from "react-router";
import { storefrontContext } from "../../request/storefront-context.ts";
import { robotsText } from "./robots-text.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { mode, shop } = context.get(storefrontContext);
  return new Response(robotsText({ mode, origin: shop.origin }), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
