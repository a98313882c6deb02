import { useEffect, useState } from "react";
import { localPath, useLocale } from "../../messages/use-texts.ts";
import type { Suggestions } from "../suggestions/suggestions.ts";

/** How long a pause in typing is before suggestions are fetched. */
const PAUSE_MS = 150;
const NOTHING: Suggestions = { products: [], filters: [] };

/** What is suggested for the words in the field. Nothing if it can't be fetched: the search itself says what is wrong. */
export function useSuggestions(value: string): Suggestions {
  const locale = useLocale();
  const words = value.trim().toLowerCase();
  const [found, setFound] = useState<{ readonly words: string; readonly suggestions: Suggestions }>();
  useEffect(() => {
    if (words.length < 2) return;
    const aborted = new AbortController();
    const timer = window.setTimeout(async () => {
      const suggestions = await fetchSuggestions(
        `${localPath("/suggestions", locale)}?q=${encodeURIComponent(words)}`,
        {
          signal: aborted.signal,
        },
      );
      if (!aborted.signal.aborted) setFound({ words, suggestions });
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      aborted.abort();
    };
  }, [words, locale]);
  return words.length < 2 ? NOTHING : (found?.suggestions ?? NOTHING);
}

async function fetchSuggestions(address: string, init: RequestInit): Promise<Suggestions> {
  try {
    const answer = await fetch(address, init);
    return answer.ok ? ((await answer.json()) as Suggestions) : NOTHING;
  } catch {
    return NOTHING;
  }
}
