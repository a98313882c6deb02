/** Longer words may need the break at their hyphen: they could be wider than a phone. */
const LONGEST_WHOLE = 12;

/** A title in which a short word with a hyphen, as low-pass, stays in one line. */
export function WholeWords({ text }: { readonly text: string }) {
  const words = text.split(/(\s+)/);
  return words.map((word, index) =>
    word.includes("-") && word.length <= LONGEST_WHOLE ? (
      <span key={index} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
