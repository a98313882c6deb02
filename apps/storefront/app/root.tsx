import { type LinksFunction, type LoaderFunctionArgs, Outlet } from "react-router";
import textFont from "../fonts/archivo.woff2?url";
import figureFont from "../fonts/martian-mono.woff2?url";
import { loadBarPromotion } from "./products/bar-promotion.server.ts";
import { storefrontContext } from "./request/storefront-context.ts";

export { ErrorBoundary } from "./pages/errors/error-boundary.tsx";
export { Document as Layout } from "./shell/document.tsx";

/** Both fonts are fetched with the styles that name them. A late one is left for the next page, so that no line moves. */
export const links: LinksFunction = () =>
  [textFont, figureFont].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));

/** What every page needs, even if its own loader fails. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return { shop: context.get(storefrontContext).shop, promotion: await loadBarPromotion(context, request) };
}

/** The shop's name and settings don't change while a tab is open, nor does the offer that its first page came with. */
export function shouldRevalidate() {
  return false;
}

export default function Root() {
  return <Outlet />;
}
