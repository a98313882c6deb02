import { CONTRAST_PAIRS, type ContrastPair } from "../contrast/contrast-pairs.ts";
import { contrastRatio } from "../contrast/contrast-ratio.ts";
import { type Colours, type Theme, themeColours } from "../contrast/theme-colours.ts";
import { TEXT_CONTRAST_LEAST } from "../limits.ts";
import tokensCss from "../tokens.css?raw";
import { BothThemes } from "./both-themes.tsx";

const GROUPS: ReadonlyArray<[name: string, tokens: readonly string[]]> = [
  ["Levels: they differ by light alone", ["well", "ground", "panel", "raised"]],
  ["Lines: hair carries no meaning, edge does", ["hairline", "edge"]],
  ["Ink", ["ink", "ink-2", "ink-3"]],
  ["Signal: what can be pressed, what is live", ["signal", "signal-hover", "signal-pressed", "on-signal", "focus"]],
  [
    "Gain and clip: as on a meter, nowhere else",
    ["gain", "gain-part", "clip", "clip-part", "clip-hover", "clip-pressed", "on-clip"],
  ],
];

function Swatches({ colours }: { colours: Colours }) {
  return GROUPS.map(([name, tokens]) => (
    <div key={name}>
      <h3 className="foundations-note">{name}</h3>
      <ul className="foundations-swatches">
        {tokens.map((token) => (
          <li key={token} className="foundations-swatch">
            <span className="foundations-chip" style={{ background: `var(--shop-${token})` }} />
            <span className="foundations-name">{token}</span>
            <span className="shop-figure" data-size="small">
              {colours[token]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function PairCell({ pair, colours }: { pair: ContrastPair; colours: Colours }) {
  const ratio = contrastRatio(colours[pair.front] ?? "", colours[pair.back] ?? "");
  const isText = pair.least === TEXT_CONTRAST_LEAST;
  return (
    <li className="foundations-pair" style={{ background: `var(--shop-${pair.back})` }}>
      {isText ? (
        <span style={{ color: `var(--shop-${pair.front})` }}>Aa 62</span>
      ) : (
        <span className="foundations-dot" style={{ background: `var(--shop-${pair.front})` }} />
      )}
      <span className="foundations-pair-name" style={{ color: `var(--shop-${isText ? pair.front : "ink-2"})` }}>
        {pair.back} {ratio.toFixed(1)}
      </span>
    </li>
  );
}

function Pairs({ colours }: { colours: Colours }) {
  const rows = new Map<string, ContrastPair[]>();
  for (const pair of CONTRAST_PAIRS) {
    const key = `${pair.front}, ${pair.use}`;
    rows.set(key, [...(rows.get(key) ?? []), pair]);
  }
  return (
    <div>
      <h3 className="foundations-note">Every pair in use, with its contrast</h3>
      {Array.from(rows, ([key, pairs]) => (
        <div key={key} className="foundations-pairs">
          <p className="foundations-pairs-name">
            <span className="foundations-name">{pairs[0]?.front}</span> at least {pairs[0]?.least}: {pairs[0]?.use}
          </p>
          <ul className="foundations-pairs-list">
            {pairs.map((pair) => (
              <PairCell key={pair.back} pair={pair} colours={colours} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Page({ theme }: { theme: Theme }) {
  const colours = themeColours(tokensCss, theme);
  return (
    <>
      <Swatches colours={colours} />
      <Pairs colours={colours} />
    </>
  );
}

export function ColourPage() {
  return (
    <BothThemes
      title="Colour"
      lead="Graphite with a little warmth, and one amber. What isn't in this table isn't put on one another; a test checks every figure."
    >
      {(theme) => <Page theme={theme} />}
    </BothThemes>
  );
}
