/** Styles of all manuals, on screen and on paper. Served as a file of its own, and put inside the manuals that are downloaded. */
export const MANUAL_CSS = `:root{color-scheme:light dark;--ground:#f4efe6;--ink:#221d16;--soft:#5f5648;--line:#c9bfae;--signal:#8a5300}
@media (prefers-color-scheme:dark){:root{--ground:#17150f;--ink:#ece4d4;--soft:#a89d89;--line:#3b362b;--signal:#f5a524}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 "Archivo Variable",Archivo,system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:44px 22px 88px}
header{border-bottom:1px solid var(--line);padding-bottom:22px;margin-bottom:33px}
header p{margin:0;color:var(--soft)}
h1{font-size:2rem;line-height:1.15;margin:11px 0}
h2{font-size:1.25rem;line-height:1.3;margin:44px 0 11px;padding-top:11px;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:22px 0 0}
p,ul,ol{margin:11px 0}
a{color:var(--signal)}
.label{font-size:.75rem;letter-spacing:.12em;text-transform:uppercase}
.plate{display:block;width:100%;height:auto;border:1px solid var(--line)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--line)}
thead th{color:var(--soft);font-weight:500}
tbody th{font-weight:600}
td.figure{font-family:"Martian Mono Variable",ui-monospace,monospace;font-size:.8125rem;white-space:nowrap}
footer{margin-top:66px;padding-top:11px;border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
@media print{:root{--ground:#fff;--ink:#000;--soft:#444;--line:#999;--signal:#000}main{max-width:none}}
`;
