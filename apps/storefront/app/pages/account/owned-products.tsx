import { type CatalogMessages, isFoundBy } from "@shop/catalog";
import { CatalogProvider } from "@shop/catalog/react";
import { Button, EmptyState, ErrorState, SearchField } from "@shop/ui";
import { type FormEvent, useDeferredValue, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { trackableTerm } from "../../composition/tracking/trackable-term.ts";
import { useSearchEvent } from "../../composition/tracking/use-search-event.ts";
import { type Translate, useLocale } from "../../messages/use-texts.ts";
import type { AccountView, OwnedGroup } from "./account-view.server.ts";
import type { AccountPageTextKey } from "./messages/index.ts";
import { OwnedCard } from "./owned-card.tsx";
import { OwnedRows } from "./owned-rows.tsx";

interface OwnedProductsProps {
  readonly account: AccountView;
  readonly text: Translate<AccountPageTextKey>;
  readonly catalogTexts: Partial<CatalogMessages>;
}

/** Owned products, by kind: a few are shown open, many are rows that open on demand, with a search above them. */
export function OwnedProducts({ account, text, catalogTexts }: OwnedProductsProps) {
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
      {isOpen ? <OpenGroups groups={groups} text={text} /> : <Found account={account} groups={groups} text={text} />}
    </CatalogProvider>
  );
}

interface GroupsProps {
  readonly groups: readonly OwnedGroup[];
  readonly text: Translate<AccountPageTextKey>;
}

function OpenGroups({ groups, text }: GroupsProps) {
  return groups.map(({ type, title, rows }) => (
    <section key={type} className="page-section">
      <GroupHead title={title} count={rows.length} />
      <div className="licence-list">
        {rows.map(
          ({ slug, product, picture }) =>
            product && <OwnedCard key={slug} product={product} picture={picture} text={text} />,
        )}
      </div>
    </section>
  ));
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
function Found({ account, groups, text }: GroupsProps & Pick<OwnedProductsProps, "account">) {
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
      <p className="shop-visually-hidden" id="account-list-hint">
        {text("listHint")}
      </p>
      {found.map(({ type, title, rows }) => (
        <section key={type} className="page-section">
          <GroupHead title={title} count={rows.length} />
          <OwnedRows title={title} rows={rows} text={text} />
        </section>
      ))}
    </>
  );
}
