import { useLoaderData } from "react-router";
import { AccountPartPage } from "../pages/account/account-part-page.tsx";
import { titleOfPart } from "../pages/account/title-of-part.ts";
import { UnlistedHead } from "../pages/unlisted-head.tsx";
import type { RouteHandle } from "../route-handle.ts";
import { type AccountPartData, loadAccountPart } from "../server/account-part.ts";
import "../styles/account-pages.css";

export const handle: RouteHandle = { parameters: ["product", "licence"] };
export const loader = loadAccountPart;

export default function AccountPart() {
  const page = useLoaderData<AccountPartData>();
  return (
    <>
      <UnlistedHead title={titleOfPart(page)} />
      <AccountPartPage {...page} />
    </>
  );
}
