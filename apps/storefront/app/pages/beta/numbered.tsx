import type { BetaTexts } from "./messages/index.ts";

/** How a test goes, step by step. */
export function Steps({ texts }: { readonly texts: BetaTexts }) {
  return <Numbered title={texts.steps} items={[texts.step1, texts.step2, texts.step3]} />;
}

export function Numbered({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section className="grid max-w-measure grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2>{title}</h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map((item, index) => (
          <li key={item} className="grid grid-cols-[2rem_1fr] gap-2">
            <span className="shop-figure whitespace-normal text-small text-ink-3">{index + 1}</span>
            <span>{item}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
