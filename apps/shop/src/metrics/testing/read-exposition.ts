/** A sample's line: name, labels, value. */
const SAMPLE = /^([a-z_:][\w:]*)(\{(?:[a-z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)+\})? (\S+)$/i;
const COMMENT = /^# (HELP|TYPE) ([a-z_:][\w:]*) (.+)$/i;

/** Parses Prometheus' text format; throws at an invalid line. A sample's name is its text, with its labels in order. */
export function readExposition(text: string) {
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of text.split("\n").filter(Boolean)) {
    const [, kind, metric = "", words = ""] = COMMENT.exec(line) ?? [];
    const [, name, labels = "", value] = SAMPLE.exec(line) ?? [];
    if (kind === "TYPE") types.set(metric, words);
    else if (name !== undefined) samples.set(`${name}${labels}`, Number(value?.replace("+Inf", "Infinity")));
    else if (kind === undefined) throw new Error(`This is no line of Prometheus' format: ${line}`);
  }
  return {
    text,
    types,
    sample: (written: string) => samples.get(written),
    seriesOf: (name: string) => [...samples.keys()].filter((sample) => sample.startsWith(`${name}{`)),
  };
}
