/** A title in lines, and the largest size at which it fits. */
export interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface TitleRoom {
  readonly width: number;
  readonly height: number;
  /** Of a text at a size of one pixel. */
  readonly widthOf: (text: string) => number;
}

/** In pixels, from the largest down. */
const SIZES = [76, 68, 60, 54, 48, 42, 36];
export const LINE_HEIGHT = 1.14;
/** What no line begins with. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．・：；？！ー～〜ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)\]}]/u;

/** Breaks a title into lines between its words, at the largest size at which it fits. The last line of one that is too long ends with "…". */
export function setTitle(title: string, room: TitleRoom): SetTitle {
  const words = wordsOf(title);
  for (const size of SIZES) {
    const lines = breakLines(words, room.width / size, room.widthOf);
    const isInside = lines.every((line) => room.widthOf(line) * size <= room.width);
    if (isInside && lines.length * size * LINE_HEIGHT <= room.height) return { lines, size };
  }
  return cut(words, room);
}

function cut(words: readonly string[], { width, height, widthOf }: TitleRoom): SetTitle {
  const size = SIZES.at(-1) ?? 0;
  const count = Math.floor(height / (size * LINE_HEIGHT));
  const letters = words.flatMap((word) => (widthOf(word) * size > width ? [...word] : [word]));
  const lines = breakLines(letters, width / size, widthOf);
  if (lines.length <= count) return { lines, size };
  let last = [...(lines[count - 1] ?? "")];
  while (last.length > 0 && widthOf(`${last.join("")}…`) * size > width) last = last.slice(0, -1);
  return { lines: [...lines.slice(0, count - 1), `${last.join("").trimEnd()}…`], size };
}

function breakLines(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last}${word}`.trimEnd()) <= width) lines[lines.length - 1] = `${last}${word}`;
    else lines.push(word.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** The parts between which a line may end: words with the space after them; in Japanese each word, with the signs that close it. */
function wordsOf(title: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter("ja", { granularity: "word" }).segment(title)) {
    const last = words.at(-1);
    const isOpen = last !== undefined && (/[\p{Ps}\p{Pi}]$/u.test(last) || joins(last, segment));
    if (last !== undefined && (isOpen || CLOSING.test(segment) || /^\s/.test(segment)))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

/** Words of other languages are parted by spaces alone: "plug-in" and "don't" stay whole. */
function joins(last: string, next: string): boolean {
  return (
    /[\p{Script=Latin}\p{N}\p{P}\p{S}]$/u.test(last) &&
    /^[\p{Script=Latin}\p{N}\p{P}\p{S}]/u.test(next) &&
    !/[、。：・]$/u.test(last)
  );
}
