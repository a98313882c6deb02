import type { Random } from "@shop/kernel";
import type { Claim } from "../domain/attention.ts";
import { nameOf } from "../domain/dismissals.ts";
import type { PopUpTabs, TabNews } from "./ports.ts";

interface SeenElsewhereDeps {
  readonly tabs: PopUpTabs;
  readonly random: Random;
  /** What this tab shows now. */
  readonly shown: () => Claim | null;
}

/**
 * What other tabs of this browser have shown, so that it isn't shown here too. Tabs notify each other and store nothing. If two start to show
 * the same at once, the one with the lower number keeps it.
 */
export function createSeenElsewhere({ tabs, random, shown }: SeenElsewhereDeps) {
  const tab = random.fraction();
  const seenElsewhere = new Set<string>();
  const shownHere = new Set<string>();
  const dismissedHere = new Set<string>();
  const post = (news: Partial<TabNews>) => tabs.post({ tab, shown: [], dismissed: [], isNew: false, ...news });
  const isKept = (name: string, from: number) => {
    const own = shown();
    return own !== null && nameOf(own) === name && tab < from;
  };
  return {
    has: (claim: Claim) => seenElsewhere.has(nameOf(claim)),
    /** A cart message is about what was done in its own tab. */
    reportShown: (claim: Claim) => {
      if (claim.kind === "cartMessage") return;
      shownHere.add(nameOf(claim));
      post({ shown: [nameOf(claim)] });
    },
    reportDismissed: (names: readonly string[]) => {
      for (const name of names) dismissedHere.add(name);
      if (names.length > 0) post({ dismissed: names });
    },
    /** Calls back with the names that were dismissed elsewhere, after each news. The returned function stops listening. */
    listen: (onNews: (dismissed: readonly string[]) => void) => {
      const end = tabs.listen((news) => {
        for (const name of news.shown) if (!isKept(name, news.tab)) seenElsewhere.add(name);
        if (news.isNew) post({ shown: [...shownHere], dismissed: [...dismissedHere] });
        onNews(news.dismissed);
      });
      post({ isNew: true });
      return end;
    },
  };
}
