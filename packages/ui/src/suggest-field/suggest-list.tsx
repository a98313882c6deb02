"use client";
import { type RefObject, useRef } from "react";
import { type AriaListBoxOptions, useListBox, useListBoxSection, useOption } from "react-aria/useListBox";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import type { SuggestionGroup } from "./suggestion.ts";

type State = ComboBoxState<SuggestionGroup>;
type Entry = NonNullable<ReturnType<State["collection"]["getItem"]>>;

interface SuggestListProps extends AriaListBoxOptions<SuggestionGroup> {
  state: State;
  listRef: RefObject<HTMLUListElement | null>;
}

export function SuggestList({ state, listRef, ...options }: SuggestListProps) {
  const { listBoxProps } = useListBox(options, state, listRef);
  return (
    <ul {...listBoxProps} ref={listRef} className="shop-suggest__list">
      {[...state.collection].map((group) => (
        <Group key={group.key} group={group} state={state} />
      ))}
    </ul>
  );
}

function Group({ group, state }: { group: Entry; state: State }) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: group.rendered });
  const entries = state.collection.getChildren?.(group.key) ?? [];
  return (
    <li {...itemProps}>
      <span {...headingProps} className="shop-suggest__title shop-label">
        {group.rendered}
      </span>
      <ul {...groupProps} className="shop-suggest__group">
        {[...entries].map((entry) => (
          <Option key={entry.key} entry={entry} state={state} />
        ))}
      </ul>
    </li>
  );
}

function Option({ entry, state }: { entry: Entry; state: State }) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: entry.key, "aria-label": entry.textValue }, state, ref);
  return (
    <li {...optionProps} ref={ref} className="shop-suggest__option" data-focused={isFocused ? "" : undefined}>
      {entry.rendered}
    </li>
  );
}
