import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { OrderTextKey } from "./messages/index.ts";

/** Where to go from a list of orders. */
const ENTRIES: ReadonlyArray<{ readonly href: string; readonly title: OrderTextKey; readonly text: OrderTextKey }> = [
  { href: "/account", title: "toAccount", text: "helpKeys" },
  { href: "/support#invoices", title: "helpInvoicesTitle", text: "helpInvoices" },
  { href: "/contact", title: "helpAskTitle", text: "helpAsk" },
];

/** Below the orders: what their reader is likely to look for next. */
export function OrderHelp({ text }: { readonly text: Translate<OrderTextKey> }) {
  return (
    <ul className="account-help">
      {ENTRIES.map(({ href, title, text: key }) => (
        <li key={href}>
          <SiteLink href={href}>{text(title)}</SiteLink>
          <p className="muted">{text(key)}</p>
        </li>
      ))}
    </ul>
  );
}
