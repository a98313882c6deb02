/** One place of a figure while it rolls: what is on its drum from the top, and which line of it is shown first and last. */
export interface RollColumn {
  readonly drum: string;
  readonly first: number;
  readonly last: number;
}

const DIGIT = /^\d$/;

/** The drums between two figures, place by place from the right. A digit passes the digits between; any other sign is there at once. */
export function rollColumns(from: string, to: string): readonly RollColumn[] {
  const before = [...from].reverse();
  return [...to]
    .reverse()
    .map((sign, place) => columnOf(before[place] ?? "", sign))
    .reverse();
}

function columnOf(from: string, to: string): RollColumn {
  if (from === to || !DIGIT.test(to)) return { drum: to, first: 0, last: 0 };
  if (!DIGIT.test(from)) return { drum: ` ${to}`, first: 0, last: 1 };
  const [low, high] = [Math.min(+from, +to), Math.max(+from, +to)];
  const drum = Array.from({ length: high - low + 1 }, (_, step) => low + step).join("");
  return { drum, first: +from - low, last: +to - low };
}
