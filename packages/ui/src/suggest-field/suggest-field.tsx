"use client";
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type Key,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useComboBox } from "react-aria/useComboBox";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { describedBy, FieldFrame, type FieldTexts, labelIdOf } from "../field-frame/field-frame.tsx";
import { SuggestList } from "./suggest-list.tsx";
import type { Suggestion, SuggestionGroup } from "./suggestion.ts";

/**
 * React Aria adds a style element of this id to the page unless the id is taken. Our content policies block it, and what it says is in our
 * own style sheet.
 */
const PRESSABLE_STYLE_ID = "react-aria-pressable-style";

export interface SuggestFieldProps
  extends FieldTexts,
    Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "type" | "autoComplete"> {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Groups without suggestions are left out. */
  groups: readonly SuggestionGroup[];
  onChoose: (id: string) => void;
  /** What the list is called. */
  listLabel: string;
  /** The language in which screen readers hear how many suggestions there are, such as "de". */
  locale: string;
  /** It takes the place of a plain field that has the focus: the selection there. */
  focused?: readonly [start: number, end: number] | null;
  /** What the plain field was filled with at first. What was typed there since is suggested for at once. */
  plainValue?: string;
}

/**
 * A field that suggests while words are typed, on React Aria's combo box. Arrow keys walk through the suggestions, Enter chooses one, Esc
 * closes the list. Enter without one is left to the form.
 */
export function SuggestField({ locale, ...props }: SuggestFieldProps) {
  return (
    <I18nProvider locale={locale}>
      <Field {...props} />
    </I18nProvider>
  );
}

function Field(props: Omit<SuggestFieldProps, "locale">) {
  const { id, label, hint, error, value, onValueChange, groups, onChoose, listLabel, focused, plainValue, ...rest } =
    props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    page.current = document.body;
  }, []);
  const box = {
    ...{ id, inputValue: value, onInputChange: onValueChange, "aria-labelledby": labelIdOf(id) },
    ...{
      items: groups.filter(({ suggestions }) => suggestions.length > 0),
      selectedKey: null,
      allowsCustomValue: true,
    },
    onSelectionChange: (key: Key | null) => key !== null && onChoose(String(key)),
    children: (group: SuggestionGroup) => (
      <Section key={group.id} title={group.title} items={group.suggestions}>
        {(suggestion: Suggestion) => (
          <Item key={suggestion.id} textValue={suggestion.text}>
            {suggestion.content}
          </Item>
        )}
      </Section>
    ),
  };
  const state = useComboBoxState(box);
  // React Aria hides from screen readers what is outside of the popover. Suggestions are no dialog, so to React Aria it is the whole page.
  const { inputProps, listBoxProps } = useComboBox(
    { ...box, inputRef: input, listBoxRef: list, popoverRef: page },
    state,
  );
  const { open, setFocused } = state;
  // While the list is closed, the state has the collection of before.
  const count = box.items.length;
  const typed = useRef(plainValue ?? value);
  // They arrive after the letters that they are for.
  useEffect(() => {
    if (count > 0 && document.activeElement === input.current && typed.current !== value) {
      typed.current = value;
      // The focus that it was given before it was there has raised no event.
      setFocused(true);
      open(null, "manual");
    }
  }, [count, open, setFocused, value]);
  useFocusOf(input, focused ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || state.selectionManager.focusedKey !== null) inputProps.onKeyDown?.(event);
    else state.close();
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    inputProps.onBlur?.(event);
    if (!popover.current?.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <FieldFrame inputId={id} label={label} hint={hint} error={error} isRequired={false} className="shop-suggest">
      <div className="shop-field__well">
        <span id={PRESSABLE_STYLE_ID} hidden />
        <input
          {...inputProps}
          {...rest}
          ref={input}
          className="shop-field__input"
          aria-describedby={describedBy(id, { label, hint, error })}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        {state.isOpen && count > 0 && (
          <div ref={popover} className="shop-suggest__popover">
            <SuggestList {...listBoxProps} aria-label={listLabel} state={state} listRef={list} />
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

/** The field that it replaces had the focus: it goes on there. */
function useFocusOf(input: { readonly current: HTMLInputElement | null }, focused: readonly [number, number] | null) {
  const first = useRef(focused);
  useLayoutEffect(() => {
    if (!first.current) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...first.current);
  }, [input]);
}
