import { AccountPage } from "../pages/account-page.tsx";
import { textMeta } from "../pages/page-meta.ts";

export const meta = textMeta("accountTitle", "accountDescription");

export default function Account() {
  return <AccountPage />;
}
