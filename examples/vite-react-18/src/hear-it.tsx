import type { Product, Programme } from "@shop/catalog";
import { PlayButton, SoundBoard, useOwnChoice } from "@shop/catalog/react";

/** What a pack or a plugin sounds like. */
export function HearIt({ name, audition, origin }: Pick<Product, "name" | "audition"> & { origin: string }) {
  if (!audition) return null;
  const { comparison } = audition;
  const programme: Programme = {
    name,
    href: origin,
    audition,
    ...(comparison && { comparison: { before: comparison.before.en, after: comparison.after.en } }),
  };
  return <Board programme={programme} />;
}

function Board({ programme }: { programme: Programme }) {
  const [choice, setChoice] = useOwnChoice(programme);
  return (
    <details className="rack__sound">
      <summary>Hear {programme.name}</summary>
      <PlayButton programme={programme} choice={choice} />
      <SoundBoard programme={programme} choice={choice} onChoose={setChoice} />
    </details>
  );
}
