import { useTexts } from "../messages/use-texts.ts";
import { AccountPage } from "../pages/account-page.tsx";
import { UnlistedHead } from "../pages/unlisted-head.tsx";

export default function Account() {
  const text = useTexts();
  return (
    <>
      <UnlistedHead title={text("accountTitle")} description={text("accountDescription")} />
      <AccountPage />
    </>
  );
}
