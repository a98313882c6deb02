/** The storefront's fonts, by their names in `TestProviderDeps.fonts`. Served below /test-provider/assets/. */
export const FONT_FILES = ["archivo.woff2", "martian-mono.woff2"];

/**
 * Served as /test-provider/assets/payment.css. The shop's fonts, background and signal colours, under a tape that no real payment page has.
 */
export const PAYMENT_STYLES = `
@font-face {
  font-family: "Archivo Variable"; font-weight: 400 700; font-stretch: 100% 125%; font-display: swap;
  src: url("/test-provider/assets/archivo.woff2") format("woff2");
}
@font-face {
  font-family: "Martian Mono Variable"; font-weight: 400 700; font-stretch: 75% 100%; font-display: swap;
  src: url("/test-provider/assets/martian-mono.woff2") format("woff2");
}
:root {
  color-scheme: dark;
  --well: #0f0d0b; --ground: #171411; --panel: #201c19; --raised: #2b2622; --hairline: #443d35; --edge: #837a6f;
  --ink: #f3eee6; --ink-2: #c3bbaf; --signal: #f6a02d; --signal-hover: #ffb759; --signal-pressed: #d88a1c; --on-signal: #1b1105;
  --gain: #4aa86c; --clip: #ee5a47; --clip-ink: #ff8a76;
  --text: "Archivo Variable", "Helvetica Neue", Arial, "Hiragino Sans", "Noto Sans JP", sans-serif;
  --mono: "Martian Mono Variable", ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  --unit: 2.75rem;
}
@media (prefers-color-scheme: light) {
  :root:not([data-theme="dark"]) { color-scheme: light;
  --well: #fffefa; --ground: #efe9dd; --panel: #f7f3ea; --raised: #fdfbf5; --hairline: #d6cdbd; --edge: #857b6c;
  --ink: #1d1914; --ink-2: #4a4339; --signal: #a34d00; --signal-hover: #8a4000; --signal-pressed: #6e3200; --on-signal: #fffaf0;
  --gain: #2c8a53; --clip: #c8382c; --clip-ink: #a8231b; }
}
:root[data-theme="light"] { color-scheme: light;
  --well: #fffefa; --ground: #efe9dd; --panel: #f7f3ea; --raised: #fdfbf5; --hairline: #d6cdbd; --edge: #857b6c;
  --ink: #1d1914; --ink-2: #4a4339; --signal: #a34d00; --signal-hover: #8a4000; --signal-pressed: #6e3200; --on-signal: #fffaf0;
  --gain: #2c8a53; --clip: #c8382c; --clip-ink: #a8231b; }
* { box-sizing: border-box; }
html { background: var(--ground); -webkit-text-size-adjust: 100%; }
body { margin: 0; color: var(--ink); font: 420 1.0625rem/1.55 var(--text); min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; }
:lang(ja) { word-break: auto-phrase; }
h1, h2, p, ul, fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; }
ul { list-style: none; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem); line-height: 1.12; font-weight: 640; font-stretch: 112%; letter-spacing: -.012em; text-wrap: balance; }
.label { font-size: .75rem; line-height: 1.4; font-weight: 600; letter-spacing: .075em; font-stretch: 118%; text-transform: uppercase; color: var(--ink-2); }
.quiet { font-size: .875rem; color: var(--ink-2); }
.figure { font-family: var(--mono); font-size: .875rem; font-variant-numeric: tabular-nums; font-stretch: 87.5%; }

.tape { border-bottom: 6px solid; border-image: repeating-linear-gradient(-45deg, #f6a02d 0 14px, #1b1105 14px 28px) 6; background: #1b1105; }
.tape-label { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1rem; padding: .6rem 1rem; color: #ffb759;
  font-size: .75rem; font-weight: 600; font-stretch: 118%; letter-spacing: .075em; text-transform: uppercase; text-align: center; }
.tape-label strong { color: #f3eee6; }

.sheet { width: 100%; margin: 0 auto; padding: 1.5rem 1rem 2rem; align-self: start; }
.sheet-pay { max-width: 68rem; display: grid; gap: 1.5rem; align-items: start; }
.sheet-notice { max-width: 34rem; padding-top: 3rem; display: grid; gap: 1rem; }

.order { padding: 1rem 1rem .5rem; border: 1px solid var(--hairline); border-radius: 3px; background: var(--panel); }
.amount { display: grid; gap: .25rem; margin: .75rem 0 1.5rem; }
.amount .figure { font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem); line-height: 1.12; font-weight: 500; letter-spacing: -.01em; }
.lines { border-top: 1px solid var(--hairline); margin-top: .5rem; }
.lines li { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding: .6rem 0; border-bottom: 1px solid var(--hairline); }
.lines .sum { border-bottom: 0; border-top: 1px solid var(--edge); margin-top: -1px; font-weight: 620; }
.lines li > :first-child { overflow-wrap: anywhere; }

.pay { display: grid; gap: 1.25rem; min-width: 0; }
.alert { padding: .75rem 1rem; border: 1px solid var(--clip); border-left-width: 4px; border-radius: 3px; background: var(--panel); color: var(--ink); }
.alert strong { font-weight: 620; }
.alert .figure { color: var(--clip-ink); }
.choices { display: grid; gap: .5rem; margin-top: .75rem; }
/* A key with a lamp: what the card does. */
.choice { display: grid; grid-template-columns: auto 1fr auto; gap: .1rem .6rem; align-items: center; min-height: var(--unit); padding: .5rem .75rem; border: 1px solid var(--edge);
  border-radius: 2px; background: var(--raised); box-shadow: inset 0 -2px 0 var(--hairline); color: var(--ink); font: inherit; font-size: .875rem; font-weight: 620; text-align: left;
  cursor: pointer; transition: border-color 240ms; }
.choice:hover { border-color: var(--ink-2); transition-duration: 120ms; }
.choice:active { box-shadow: inset 0 2px 0 var(--hairline); }
.choice::before { content: ""; width: .5rem; height: .5rem; border-radius: 50%; background: var(--lamp); }
.choice .figure { font-size: .75rem; font-weight: 450; color: var(--ink-2); white-space: nowrap; }
.choice-accepted { --lamp: var(--gain); }
.choice-declined { --lamp: var(--clip); }
.choice-challenge, .choice-acceptedLate { --lamp: var(--signal); }

.card, .stack { display: grid; gap: 1rem; }
.pay > form + form { padding-top: 1.25rem; border-top: 1px solid var(--hairline); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.field { display: grid; gap: .35rem; min-width: 0; }

.field input { width: 100%; height: var(--unit); padding: 0 .75rem; border: 1px solid var(--edge); border-radius: 2px; background: var(--well); box-shadow: inset 0 2px 0 var(--hairline); color: var(--ink); font-size: 1rem; }
.field input:hover { border-color: var(--ink-2); }
.field input::placeholder { color: var(--ink-2); opacity: .7; }
.field input[aria-invalid="true"] { border-color: var(--clip); border-width: 2px; }
.error { font-size: .875rem; line-height: 1.4; color: var(--clip-ink); }

.button { display: inline-flex; align-items: center; justify-content: center; min-height: var(--unit); padding: .5rem 1.25rem; border: 1px solid var(--edge);
  border-radius: 2px; background: var(--raised); box-shadow: inset 0 -2px 0 var(--hairline); color: var(--ink); font: inherit; font-size: .75rem; font-weight: 600; font-stretch: 118%;
  letter-spacing: .075em; text-transform: uppercase; text-decoration: none; cursor: pointer; transition: background-color 240ms; }
.button:hover { border-color: var(--ink-2); }
.button-main { border-color: var(--signal); background: var(--signal); box-shadow: inset 0 -2px 0 var(--signal-pressed); color: var(--on-signal); }
.button-main:hover { border-color: var(--signal-hover); background: var(--signal-hover); transition-duration: 120ms; }
.button-main:active { background: var(--signal-pressed); box-shadow: none; }
[data-busy] .button { opacity: .6; cursor: progress; }
.leave { justify-self: center; display: inline-flex; align-items: center; min-height: var(--unit); color: var(--ink-2); font-size: .875rem; text-underline-offset: .2em; }
.leave:hover { color: var(--ink); }
.lamp { width: 1rem; height: 1rem; border-radius: 50%; }
.lamp-gain { background: var(--gain); }
.lamp-clip { background: var(--clip); }
:focus-visible { outline: 2px solid var(--signal-hover); outline-offset: 2px; }
/* On a phone the card comes first, and with it what went wrong: the order was just reviewed. */
@media not (min-width: 42rem) {
  .pay { order: -1; }
}
/* In the shop's dialog on a tablet too: the card is beside the order, not below the fold. */
@media (min-width: 42rem) {
  .sheet { padding: 2.25rem 1.5rem 3rem; }
  .sheet-pay { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); gap: 1.75rem; }
  .order { padding: 1.375rem 1.375rem .75rem; }
}
@media (min-width: 54rem) {
  .sheet-pay { gap: 2.75rem; }
  .choices { grid-template-columns: 1fr 1fr; }
  .choice { grid-template-columns: auto 1fr; min-height: 3.75rem; }
  .choice .figure { grid-column: 2; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
