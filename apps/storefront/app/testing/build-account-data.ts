import { buildWireUser } from "@shop/auth-ui/testing";
import { buildWireOwned } from "@shop/catalog/testing";
import { type AccountData, accountTexts } from "../pages/account/account.server.ts";
import type { AccountFacts } from "../pages/account/account-notices.server.ts";
import { accountRail } from "../pages/account/account-rail.server.ts";
import { toAccountView } from "../pages/account/account-view.server.ts";

/** What the account's loader gives its page: a customer who owns nothing; only what matters is given. */
export function buildAccountData(given: Partial<AccountFacts> = {}): AccountData {
  const { locale = "en" } = given;
  const facts: AccountFacts = {
    user: buildWireUser(),
    owned: buildWireOwned(),
    products: [],
    newsletterPolicy: "forced",
    locale,
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
    ...given,
  };
  return { ...accountTexts(locale), rail: accountRail(facts.owned, locale), account: toAccountView(facts), gifts: [] };
}
