import { lazy } from "react";
import { WithServices } from "../composition/later.tsx";
import { useTexts } from "../messages/use-texts.ts";
import { AccountLoading } from "./account-loading.tsx";

const AccountContents = lazy(() =>
  import("./account-contents.tsx").then((module) => ({ default: module.AccountContents })),
);

/** The account: licences and downloads of whoever is logged in. */
export function AccountPage() {
  const text = useTexts();
  return (
    <div className="frame account">
      <header className="page-head">
        <h1>{text("accountTitle")}</h1>
      </header>
      <WithServices fallback={<AccountLoading />}>
        <AccountContents />
      </WithServices>
    </div>
  );
}
