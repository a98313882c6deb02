/** Served as /payments/stripe/assets/notice.css: the shop's background and signal colours, for the one notice outside its pages. */
export const NOTICE_STYLES = `
:root { color-scheme: dark; --ground: #171411; --ink: #f3eee6; --ink-2: #c3bbaf; --signal: #f6a02d; --on-signal: #1b1105; }
@media (prefers-color-scheme: light) {
  :root { color-scheme: light; --ground: #efe9dd; --ink: #1d1914; --ink-2: #4a4339; --signal: #a34d00; --on-signal: #fffaf0; }
}
* { box-sizing: border-box; }
html { background: var(--ground); -webkit-text-size-adjust: 100%; }
body { margin: 0; color: var(--ink); font: 420 1.0625rem/1.55 "Archivo Variable", Archivo, "Helvetica Neue", Arial, "Hiragino Sans", "Noto Sans JP", sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1rem; display: grid; gap: 1rem; }
h1, p { margin: 0; }
h1 { font-size: 1.375rem; line-height: 1.2; font-weight: 620; text-wrap: balance; }
p { color: var(--ink-2); }
a { display: inline-block; min-height: 2.75rem; padding: .65rem 1.25rem; border-radius: 3px; background: var(--signal); color: var(--on-signal); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--signal); outline-offset: 3px; }
`;
