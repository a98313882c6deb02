import type { Translate } from "../../messages/use-texts.ts";
import { AccountHelp, type HelpEntry } from "../account/account-help.tsx";
import type { OrderTextKey } from "./messages/index.ts";

/** Where to go from a list of orders. */
const ENTRIES: ReadonlyArray<HelpEntry<OrderTextKey>> = [
  { href: "/account", title: "toAccount", text: "helpKeys" },
  { href: "/support#invoices", title: "helpInvoicesTitle", text: "helpInvoices" },
  { href: "/contact", title: "helpAskTitle", text: "helpAsk" },
];

export function OrderHelp({ text }: { readonly text: Translate<OrderTextKey> }) {
  return <AccountHelp entries={ENTRIES} text={text} />;
}
