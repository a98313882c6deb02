/** What a client that reads the head adds: the dark theme. The light one is inline, for clients that drop the head. */
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
@media (max-width: 480px) { .panel { padding: 24px 20px !important; } }
`;
