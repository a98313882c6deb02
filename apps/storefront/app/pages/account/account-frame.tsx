import { Figure } from "@shop/ui";
import type { ReactNode } from "react";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPlace, AccountRailView } from "./account-rail.server.ts";
import "../../styles/account-rail.css";

interface AccountFrameProps {
  /** Null: nobody is logged in, so there is nowhere to go. */
  readonly rail: AccountRailView | null;
  readonly current: AccountPlace;
  /** The page is that place itself, not one below it. Default: true. */
  readonly isPlace?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page of the account: its rail, a column on wide screens and a row that scrolls on phones, and the page beside it. */
export function AccountFrame({ rail, current, isPlace = true, className = "", children }: AccountFrameProps) {
  return (
    <div className={`frame is-desk account-frame ${className}`} data-rail={rail ? "" : undefined}>
      {rail && (
        <nav className="account-rail" aria-label={rail.label}>
          <ul>
            {rail.entries.map(({ place, href, label, count, countText }) => (
              <li key={place}>
                <SiteLink href={href} aria-current={place === current ? (isPlace ? "page" : "true") : undefined}>
                  {label}
                  {count !== null && (
                    <>
                      <Figure size="small" className="account-rail__count" aria-hidden="true">
                        {count}
                      </Figure>
                      <span className="shop-visually-hidden">, {countText}</span>
                    </>
                  )}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="account">{children}</div>
    </div>
  );
}
