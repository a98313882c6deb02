/** The outbox's own style sheet, served as a file: its pages carry no style of their own. */
export const OUTBOX_STYLES = `
:root {
  color-scheme: dark light;
  --ground: #171411; --panel: #201c19; --hairline: #3a342e;
  --ink: #f3eee6; --ink-2: #c3bbaf; --ink-3: #a29a8d; --signal: #f6a02d; --gain: #79cf96; --clip: #ff8a76;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #efe9dd; --panel: #f7f3ea; --hairline: #d6cdbd;
    --ink: #1d1914; --ink-2: #4a4339; --ink-3: #665d50; --signal: #a34d00; --gain: #1d6a3c; --clip: #a8231b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 62rem; padding: 2.75rem 1rem; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.55 "Archivo Variable", "Helvetica Neue", Arial, "Hiragino Sans", "Noto Sans JP", sans-serif;
}
h1 { margin: 0; font-size: 1.75rem; line-height: 1.12; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 0.75rem; font-weight: 600; letter-spacing: 0.075em; text-transform: uppercase; color: var(--ink-3); }
header p { margin: 0.5rem 0 1rem; color: var(--ink-2); }
a { color: var(--signal); }
a:focus-visible, pre:focus-visible, iframe:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
.mails { margin: 1.375rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--hairline); }
.mails a {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; min-height: 2.75rem; padding: 0.75rem;
  border-bottom: 1px solid var(--hairline); color: var(--ink); text-decoration: none;
}
.mails a:hover { background: var(--panel); }
.subject { font-weight: 620; overflow-wrap: anywhere; }
.to { grid-row: 2; color: var(--ink-2); overflow-wrap: anywhere; }
time, .state, dd, pre { font-variant-numeric: tabular-nums; }
time, .state { font-size: 0.875rem; text-align: end; color: var(--ink-3); }
.state[data-state="sent"] { color: var(--gain); }
.state[data-state="refused"] { color: var(--clip); }
.empty { padding: 2.75rem 1rem; border: 1px solid var(--hairline); border-radius: 3px; background: var(--panel); color: var(--ink-2); }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.25rem 1rem; margin: 1rem 0 0; }
dt { color: var(--ink-3); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--hairline); border-radius: 3px; background: var(--panel); }
pre {
  margin: 0; padding: 1rem; border: 1px solid var(--hairline); border-radius: 3px; background: var(--panel);
  font: 0.875rem/1.55 "Martian Mono Variable", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
@media (max-width: 480px) { .mails a { grid-template-columns: minmax(0, 1fr); } .to { grid-row: auto; } time, .state { text-align: start; } }
`;
