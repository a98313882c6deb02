import { SEARCH_PARAMETERS } from "@shop/catalog";
import { formatMessage } from "@shop/kernel";
import { Button, Checkbox, SelectField, TextField } from "@shop/ui";
import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCurrency } from "../../composition/services-context.ts";
import { localPath, useLocale } from "../../messages/use-texts.ts";
import { currencyOfFilter, looksAtPrices } from "./price-currency.ts";
import type { FilterGroup, ListTexts, SearchView } from "./search-view.server.ts";
import { useAfterTyping } from "./use-after-typing.ts";
import { usePlayingPack } from "./use-playing-pack.ts";
import { WordsField } from "./words-field.tsx";

interface SearchFormProps {
  /** Of the list, without a language. */
  readonly path: string;
  readonly search: SearchView;
  readonly texts: ListTexts;
}

const NEAREST_TO = "nearest:";
const CURRENCIES = ["EUR", "USD", "JPY"];
/** What an address says by saying nothing. */
const DEFAULTS: Readonly<Record<string, string>> = { currency: "EUR", sort: "best" };

/** Words, filters and order as a form of the page's address: it works without scripts, and with them a change applies at once. */
export function SearchForm({ path, search, texts }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const address = useLocation().search;
  const parameters = new URLSearchParams(address);
  const navigate = useNavigate();
  const action = localPath(path, useLocale());
  const show = (replace: boolean) => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    chooseNearest(fields);
    const made = SEARCH_PARAMETERS.flatMap((name) =>
      fields
        .getAll(name)
        .map((value) => [name, String(value).trim()])
        .filter(([, value]) => value !== "" && value !== DEFAULTS[name]),
    );
    const shown = new URLSearchParams(made);
    if (!looksAtPrices(shown)) shown.delete("currency");
    void navigate(shown.size === 0 ? action : `${action}?${shown}`, { replace, preventScrollReset: true });
  };
  const typing = useAfterTyping(() => show(true));
  useFieldsOfAddress(form, address, useCurrency());
  const filterCount = search.chips.length - (search.text === "" ? 0 : 1);
  const playing = usePlayingPack();
  const isTyped = (event: FormEvent) => event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
  return (
    <search className="finder__search" aria-label={texts.search}>
      <form
        ref={form}
        action={action}
        onInput={(event) => isTyped(event) && typing.start()}
        onChange={(event) => !isTyped(event) && show(false)}
        onSubmit={(event) => {
          event.preventDefault();
          typing.stop();
          show(false);
        }}
      >
        <WordsField text={search.text} texts={texts} onChoose={typing.stop} />
        <SelectField name="sort" label={texts.sort} defaultValue={search.sort}>
          {search.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {playing && playing.slug !== search.near?.slug && (
            <option value={`${NEAREST_TO}${playing.slug}`}>
              {formatMessage(search.nearest, { product: playing.name })}
            </option>
          )}
        </SelectField>
        {search.near && <input type="hidden" name="near" value={search.near.slug} />}
        <details className="finder__filters">
          <summary className="fold">
            {texts.filters}
            {filterCount > 0 && <span className="finder__count">{filterCount}</span>}
          </summary>
          <div className="finder__groups">
            {search.groups.map((group) => (
              <FilterField key={group.facet} group={group} chosen={parameters.getAll(group.facet)} />
            ))}
            <PriceField search={search} texts={texts} />
          </div>
        </details>
        <Button type="submit" variant="signal" className="finder__apply">
          {texts.apply}
        </Button>
      </form>
    </search>
  );
}

/** The order by what plays names it in its own value; in the address the product is a parameter, of no other order. */
function chooseNearest(fields: FormData) {
  const sort = String(fields.get("sort"));
  if (sort.startsWith(NEAREST_TO)) {
    fields.set("sort", "nearest");
    fields.set("near", sort.slice(NEAREST_TO.length));
  } else if (sort !== "nearest") fields.delete("near");
}

/** The fields say what the address says, also after Back and after a link that takes a filter away. One that is typed into is left alone. */
function useFieldsOfAddress(form: { readonly current: HTMLFormElement | null }, address: string, shoppers: string) {
  useEffect(() => {
    const parameters = new URLSearchParams(address);
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) {
        const isCurrency = field.name === "currency";
        field.value = isCurrency ? currencyOfFilter(parameters, shoppers) : (parameters.get("sort") ?? "best");
      }
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.type === "checkbox") field.checked = parameters.getAll(field.name).includes(field.value);
      else if (field !== document.activeElement) field.value = parameters.get(field.name) ?? "";
    }
  }, [form, address, shoppers]);
}

function FilterField({ group, chosen }: { readonly group: FilterGroup; readonly chosen: readonly string[] }) {
  return (
    <fieldset className="finder__group">
      <legend className="shop-label">{group.title}</legend>
      {group.choices.map(({ value, label, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <Checkbox
            key={value}
            name={group.facet}
            value={value}
            defaultChecked={isChosen}
            disabled={count === 0 && !isChosen}
            label={
              <span className="finder__choice">
                {label} {count !== null && <span className="finder__count">{count}</span>}
              </span>
            }
          />
        );
      })}
      {group.hint && <p className="finder__hint">{group.hint}</p>}
    </fieldset>
  );
}

function PriceField({ search, texts }: Omit<SearchFormProps, "path">) {
  return (
    <fieldset className="finder__group finder__price">
      <legend className="shop-label">{texts.price}</legend>
      <TextField name="from" label={texts.from} defaultValue={search.from} inputMode="decimal" required={false} />
      <TextField name="to" label={texts.to} defaultValue={search.to} inputMode="decimal" required={false} />
      <SelectField name="currency" label={texts.currency} defaultValue={search.currency}>
        {CURRENCIES.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </SelectField>
    </fieldset>
  );
}
