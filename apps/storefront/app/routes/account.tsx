import { useLoaderData } from "react-router";
import { AccountPage } from "../pages/account/account-page.tsx";
import { UnlistedHead } from "../pages/unlisted-head.tsx";
import type { RouteHandle } from "../route-handle.ts";
import { type AccountData, actOnAccount, loadAccount } from "../server/account.ts";
import "../styles/account-pages.css";

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
