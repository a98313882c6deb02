import { expect, test } from "vitest";
import type { PopUpTabs, TabNews } from "./ports.ts";

/** What every implementation of `PopUpTabs` has to do. `settle` resolves once everything posted has arrived. */
export function describePopUpTabs(
  name: string,
  open: () => { openTab(): PopUpTabs; settle(): Promise<void>; end(): void },
) {
  const news = (tab: number): TabNews => ({ tab, shown: ["sale:1"], dismissed: ["liveSales"], isNew: false });

  test(`${name}: what one tab posts arrives in every other one, and not in itself`, async () => {
    const { openTab, settle, end } = open();
    const tabs = [openTab(), openTab(), openTab()];
    const heard: Array<readonly [number, TabNews]> = [];
    for (const [index, tab] of tabs.entries()) tab.listen((one) => heard.push([index, one]));
    tabs[0]?.post(news(7));
    await settle();
    expect(heard).toEqual([
      [1, news(7)],
      [2, news(7)],
    ]);
    end();
  });

  test(`${name}: after unsubscribing nothing arrives`, async () => {
    const { openTab, settle, end } = open();
    const [one, other] = [openTab(), openTab()];
    const heard: TabNews[] = [];
    other.listen((received) => heard.push(received))();
    one.post(news(7));
    await settle();
    expect(heard).toEqual([]);
    end();
  });
}
