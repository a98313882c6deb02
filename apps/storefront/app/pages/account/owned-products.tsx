import { type CatalogMessages, isFoundBy } from "@shop/catalog";
import { CatalogProvider } from "@shop/catalog/react";
import { Button, EmptyState, ErrorState, SearchField } from "@shop/ui";
import { type FormEvent, useDeferredValue, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { trackableTerm } from "../../composition/tracking/trackable-term.ts";
import { useSearchEvent } from "../../composition/tracking/use-search-event.ts";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import { type Translate, useLocale } from "../../messages/use-texts.ts";
import type { AccountView, OwnedGroup } from "./account-view.server.ts";
import type { AccountPageTextKey } from "./messages/index.ts";
import { OwnedRows } from "./owned-rows.tsx";

interface OwnedProductsProps {
  readonly account: AccountView;
  readonly text: Translate<AccountPageTextKey>;
  readonly deskText: Translate<DeskTextKey>;
  readonly catalogTexts: Partial<CatalogMessages>;
}

/** Owned products as rows, by kind; a search is above many of them. */
export function OwnedProducts({ catalogTexts, ...shown }: OwnedProductsProps) {
  const { account, text } = shown;
  const { groups, isOpen } = account;
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  if (groups === null) {
    return (
      <ErrorState
        title={text("failedTitle")}
        safe={text("failedSafe")}
        retryLabel={text("tryAgain")}
        onRetry={() => void revalidate()}
      />
    );
  }
  if (groups.length === 0) {
    const action = (
      <Button variant="signal" href="/shop">
        {text("emptyAction")}
      </Button>
    );
    return (
      <EmptyState title={text("emptyTitle")} action={action}>
        {text("emptyText")}
      </EmptyState>
    );
  }
  return (
    <CatalogProvider store={null} messages={catalogTexts} locale={locale}>
      {isOpen ? <Groups {...shown} groups={groups} /> : <Found {...shown} groups={groups} />}
    </CatalogProvider>
  );
}

interface GroupsProps extends Pick<OwnedProductsProps, "account" | "text" | "deskText"> {
  readonly groups: readonly OwnedGroup[];
}

/** The rows by kind. */
function Groups({ account, groups, text, deskText }: GroupsProps) {
  return (
    <>
      <p className="shop-visually-hidden" id="account-list-hint">
        {text("listHint")}
      </p>
      {groups.map(({ type, title, rows }) => (
        <section key={type} className="page-section">
          <GroupHead title={title} count={rows.length} />
          <OwnedRows
            title={title}
            rows={rows}
            isOneStop={!account.isOpen}
            isHandheld={account.target.isHandheld ?? false}
            text={text}
            deskText={deskText}
          />
        </section>
      ))}
    </>
  );
}

function GroupHead({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      <span className="section-head__count">{count}</span>
    </div>
  );
}

/** The rows that match the search, while typing; without scripts, when the form is sent. */
function Found({ groups, ...shown }: GroupsProps) {
  const { account, text } = shown;
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get("q") ?? "");
  const query = useDeferredValue(typed);
  useSearchEvent(
    trackableTerm(
      query,
      groups.flatMap(({ rows }) => rows),
    ),
  );
  const found = groups.flatMap((group) => {
    const rows = group.rows.filter(({ name, kind, keys }) => isFoundBy(query, [name, kind, ...keys]));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <>
      <form method="get" className="account-search" onSubmit={submit}>
        <SearchField label={text("search")} hint={text("searchHint")} name="q" value={typed} onValueChange={setTyped} />
        <noscript>
          <Button type="submit">{text("searchSubmit")}</Button>
        </noscript>
      </form>
      <p className="mt-3 mb-5 text-small text-ink-2" aria-live="polite">
        {text("foundOf", { count, total: account.productCount })}
      </p>
      {count === 0 && (
        <EmptyState
          title={text("foundNone")}
          action={<Button onClick={() => setTyped("")}>{text("showAll")}</Button>}
        />
      )}
      <Groups {...shown} groups={found} />
    </>
  );
}
