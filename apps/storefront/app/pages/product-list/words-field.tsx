import { TextField } from "@shop/ui";
import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SuggestWordsProps, WordsFieldProps } from "./suggest-words.tsx";

interface Suggesting {
  readonly Part: ComponentType<SuggestWordsProps>;
  readonly before: string;
  readonly typed: string;
  readonly focused: readonly [number, number];
}

/** The words of the search: a plain field, until its first focus fetches the one that suggests. */
export function WordsField({ text, texts, onChoose }: WordsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const hasAsked = useRef(false);
  const [suggesting, setSuggesting] = useState<Suggesting>();
  const load = async () => {
    if (hasAsked.current || !field.current) return;
    hasAsked.current = true;
    const before = field.current.value;
    // Without suggestions the field still searches.
    const Part = await import("./suggest-words.tsx").then(
      (module) => module.SuggestWords,
      () => null,
    );
    const input = field.current;
    if (!Part || !input || document.activeElement !== input) {
      hasAsked.current = false;
      return;
    }
    const { value, selectionStart, selectionEnd } = input;
    const focused = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
    // At once: a letter that is typed meanwhile would go to the field that leaves.
    flushSync(() => setSuggesting({ Part, before, typed: value, focused }));
  };
  if (suggesting) {
    const { Part, ...plain } = suggesting;
    return <Part text={text} texts={texts} onChoose={onChoose} {...plain} />;
  }
  return (
    <TextField
      ref={field}
      id="search"
      type="search"
      name="q"
      label={texts.words}
      hint={texts.wordsHint}
      defaultValue={text}
      required={false}
      autoComplete="off"
      onFocus={() => void load()}
    />
  );
}
