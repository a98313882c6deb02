/** What a client that reads the head adds: the dark theme, and where a heading may break. The light one is inline, for clients that drop the head. */
export const MAIL_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #171411 !important; }
  .panel { background: #201c19 !important; border-color: #3a342e !important; }
  .ink { color: #f3eee6 !important; }
  .label { color: #a29a8d !important; }
  .line { border-color: #3a342e !important; }
  .key { background: #f6a02d !important; }
  .key-text { color: #1b1105 !important; }
  .link { color: #f6a02d !important; }
}
h1 { text-wrap: balance; }
p { text-wrap: pretty; }
:lang(ja) { line-break: strict; }
h1:lang(ja) { word-break: auto-phrase; }
@media (max-width: 480px) {
  .panel { padding: 24px 20px 8px !important; }
  .long { font-size: 12px !important; }
}
`;

export const FACE = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,'Hiragino Sans','Yu Gothic',sans-serif";
export const FIGURE =
  "font-family:'SFMono-Regular',Menlo,Consolas,'Liberation Mono',monospace;font-variant-numeric:tabular-nums";
/** A word that is longer than the line, an address for the most part, doesn't widen the mail. */
export const WRAP = "overflow-wrap:anywhere";
export const LABEL = `${FACE};font-size:12px;line-height:1.4;font-weight:600;letter-spacing:.075em;text-transform:uppercase`;
