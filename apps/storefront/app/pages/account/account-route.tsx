import { useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { type AccountData, actOnAccount, loadAccount } from "./account.server.ts";
import { AccountPage } from "./account-page.tsx";
import "../../styles/account-pages.css";

export const handle: RouteHandle = { parameters: ["source", "q"] };
export const loader = loadAccount;
export const action = actOnAccount;

export default function Account() {
  const page = useLoaderData<AccountData>();
  return (
    <>
      <UnlistedHead title={page.texts.title} />
      <AccountPage {...page} />
    </>
  );
}
