/** A figure whose text is another one now. */
export interface FigureChange {
  readonly figure: HTMLElement;
  /** The text before. */
  readonly from: string;
}

/** Calls back with those of the figures below `root` that match and have changed. The returned function ends it. */
export function watchFigures(
  root: HTMLElement,
  selector: string,
  onChange: (changes: readonly FigureChange[]) => void,
): () => void {
  const observer = new MutationObserver((records) => {
    const changes = records.flatMap(({ target, oldValue }) => {
      const figure = target.parentElement;
      return oldValue !== null && figure?.matches(selector) ? [{ figure, from: oldValue }] : [];
    });
    if (changes.length > 0) onChange(changes);
  });
  observer.observe(root, { subtree: true, characterData: true, characterDataOldValue: true });
  return () => observer.disconnect();
}
