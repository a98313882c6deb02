/** Collects the texts inserted into a live region, as assistive technology would announce them. */
export function listenTo(region: HTMLElement): { heard(): string[]; added(): string[] } {
  const heard: string[] = [];
  const added: string[] = [];
  const note = (records: MutationRecord[]) => {
    for (const record of records) {
      const texts = [...record.addedNodes].map((node) => node.textContent?.trim() ?? "");
      added.push(...texts.filter((text) => text !== ""));
      heard.push(region.textContent ?? "");
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  const after = (texts: string[]) => {
    note(observer.takeRecords());
    return texts.filter((text) => text !== "");
  };
  return { heard: () => after(heard), added: () => after(added) };
}
