import { useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { RatePage } from "./rate-page.tsx";
import { loadRatePage, type RatePageData } from "./rate-product.server.ts";
import "../../styles/account-pages.css";

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
