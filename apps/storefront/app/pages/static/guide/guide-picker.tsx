import type { Messages } from "@shop/kernel";
import { Spoken } from "@shop/ui";
import { Link } from "react-router";
import type { StaticTextKey } from "../messages/index.ts";
import type { GuideView } from "./guide-view.server.ts";

/** What a reader works with, as links: the steps for it have an address of their own, and need no scripts. */
export function GuidePicker({ rows, shown, texts }: GuideView & { readonly texts: Messages<StaticTextKey> }) {
  return (
    <nav aria-label={texts.guideLabel} className="guide-picker">
      <p>{texts.guideLead}</p>
      {rows.map(({ label, options }) => (
        <div key={label} className="guide-picker__row">
          <p className="shop-label" id={`guide-${label}`}>
            {label}
          </p>
          <ul className="chips" aria-labelledby={`guide-${label}`}>
            {options.map(({ name, href, isChosen }) => (
              <li key={name}>
                <Link to={href} preventScrollReset aria-current={isChosen ? "page" : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="guide-picker__shown">
        <Spoken>{shown}</Spoken>
      </p>
    </nav>
  );
}
