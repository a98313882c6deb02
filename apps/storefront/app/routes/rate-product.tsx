import { useLoaderData } from "react-router";
import { RatePage } from "../pages/account/rate-page.tsx";
import { UnlistedHead } from "../pages/unlisted-head.tsx";
import type { RouteHandle } from "../route-handle.ts";
import { loadRatePage, type RatePageData } from "../server/rate-product.ts";
import "../styles/account-pages.css";

export const handle: RouteHandle = { parameters: ["product"] };
export const loader = loadRatePage;

export default function RateProduct() {
  const page = useLoaderData<RatePageData>();
  return (
    <>
      <UnlistedHead title={page.texts.rateTitle} />
      <RatePage {...page} />
    </>
  );
}
