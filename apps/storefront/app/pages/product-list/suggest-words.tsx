import { ProductCover } from "@shop/catalog/react";
import { SuggestField, type SuggestionGroup } from "@shop/ui/suggest";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { localPath, useLocale } from "../../messages/use-texts.ts";
import type { Suggestions } from "../suggestions/suggestions.ts";
import type { ListTexts } from "./search-view.server.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface WordsFieldProps {
  /** The words that were searched for. */
  readonly text: string;
  readonly texts: ListTexts;
  /** A suggestion is chosen, and its page is about to open. */
  readonly onChoose: () => void;
}

export interface SuggestWordsProps extends WordsFieldProps {
  /** What was in the plain field when it got the focus. */
  readonly before: string;
  /** What was in it when this took its place, and the selection there. */
  readonly typed: string;
  readonly focused: readonly [number, number];
}

/** The search's field with suggestions. It comes with the first focus, in place of the plain one. */
export function SuggestWords({ text: searched, texts, onChoose, before, typed, focused }: SuggestWordsProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [value, setValue] = useState(typed);
  const suggestions = useSuggestions(value);
  useEffect(() => {
    // A link that takes the words away, and Back; not while they are typed.
    if (document.activeElement?.id !== "search") setValue(searched);
  }, [searched]);
  const groups = toGroups(suggestions, texts);
  return (
    <SuggestField
      id="search"
      type="search"
      name="q"
      label={texts.words}
      hint={texts.wordsHint}
      value={value}
      onValueChange={setValue}
      groups={groups}
      listLabel={texts.suggestions}
      locale={locale}
      focused={focused}
      plainValue={before}
      onChoose={(href) => {
        onChoose();
        void navigate(localPath(href, locale));
      }}
    />
  );
}

function toGroups({ products, filters }: Suggestions, texts: ListTexts): readonly SuggestionGroup[] {
  return [
    {
      ...{ id: "products", title: texts.suggestedProducts },
      suggestions: products.map(({ name, kind, href, featuredMedia }) => ({
        ...{ id: href, text: `${name}, ${kind}` },
        content: (
          <>
            <span className="finder__drawing" aria-hidden="true">
              <ProductCover product={{ name, featuredMedia }} isSmall isDecoration />
            </span>
            <span className="finder__choice">
              {name} <span className="muted">{kind}</span>
            </span>
          </>
        ),
      })),
    },
    {
      ...{ id: "filters", title: texts.filters },
      suggestions: filters.map(({ label, filter, words, href }) => ({
        ...{ id: href, text: `${filter}: ${label}${words ? ` + ${words}` : ""}` },
        content: (
          <span>
            <span className="muted">{filter}</span> {label}
            {words && <span className="muted"> + “{words}”</span>}
          </span>
        ),
      })),
    },
  ];
}
