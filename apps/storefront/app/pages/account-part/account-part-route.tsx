import { useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { type AccountPartData, loadAccountPart } from "./account-part.server.ts";
import { AccountPartPage } from "./account-part-page.tsx";
import { titleOfPart } from "./title-of-part.ts";
import "../../styles/account-pages.css";

export const handle: RouteHandle = { parameters: ["product", "licence", "system"] };
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
