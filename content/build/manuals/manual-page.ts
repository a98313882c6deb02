import { takeName } from "../cabinet/cabinet.ts";
import { MICROPHONES } from "../cabinet/microphones.ts";
import type { CabinetPack, ContentProduct, ContentShop } from "../content-types.ts";
import { PACK_FORMATS } from "../formats/pack-formats.ts";
import { MANUAL_CSS } from "./manual-css.ts";

/** `linked`: the page in the shop, with its stylesheet and picture as files. `alone`: the copy in a download, with all in it. */
export type ManualForm = "linked" | "alone";

/** Makes a text safe in HTML, in an element or in an attribute. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function versionLine(product: ContentProduct): string {
  const names = { win: "Windows", mac: "macOS" } as const;
  const parts = product.versions.map((v) => `${names[v.platform]} ${v.version} of ${v.release_date}`);
  return parts.length === 0 ? "24-bit impulse responses" : parts.join(" · ");
}

/** A written manual's body for the page: each table scrolls by itself where the window is narrow. Takes sanitised HTML. */
export function writtenManualBody(sanitisedHtml: string): string {
  return sanitisedHtml.replaceAll("<table>", '<div class="scroll"><table>').replaceAll("</table>", "</table></div>");
}

/** A whole manual: no script, and no style attributes, so that it may be served under a strict policy. */
export function manualPage(product: ContentProduct, shop: ContentShop, bodyHtml: string, form: ManualForm): string {
  const name = escapeHtml(product.name);
  const styles =
    form === "linked" ? '<link rel="stylesheet" href="/media/manuals/manual.css">' : `<style>\n${MANUAL_CSS}</style>`;
  const media = form === "linked" ? product.featuredMedia : null;
  const plate =
    media === null
      ? ""
      : `<picture><source srcset="${escapeHtml(media.dark)}" media="(prefers-color-scheme: dark)"><img class="plate" src="${escapeHtml(media.light)}" alt="${escapeHtml(media.alt)}" width="${media.width}" height="${media.height}"></picture>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}: manual</title>
${styles}
</head>
<body>
<main>
<header>
<p class="label">${escapeHtml(shop.name)} · Manual</p>
<h1>${name}</h1>
<p>${escapeHtml(versionLine(product))}</p>
</header>
${plate}
${bodyHtml.trim()}
<footer>${escapeHtml(shop.legal.company)}. ${escapeHtml(shop.name)} is a demonstration shop; what this manual describes is made up, its method is not.</footer>
</main>
</body>
</html>
`;
}

/** The manual of a sample pack, written from its recipe. */
export function packManualBody(pack: CabinetPack): string {
  const { cabinet } = pack;
  const rows = pack.takes.map(
    (take) =>
      `<tr><th scope="row">${escapeHtml(takeName(take))}</th><td>${escapeHtml(MICROPHONES[take.microphone].description)}</td><td>${take.position}</td><td class="figure">${take.distanceCentimetres} cm</td></tr>`,
  );
  const formats = PACK_FORMATS.map((format) => `<h3>${format.folder}</h3><p>${escapeHtml(format.note)}</p>`);
  return `<h2>The cabinet</h2>
<div class="scroll"><table><tbody>
<tr><th scope="row">Cabinet</th><td>${escapeHtml(cabinet.label)}</td></tr>
<tr><th scope="row">Speaker</th><td>${escapeHtml(cabinet.speaker)}</td></tr>
<tr><th scope="row">Resonance</th><td class="figure">${cabinet.resonanceHz} Hz, Q ${cabinet.resonanceQ}</td></tr>
<tr><th scope="row">Break-up</th><td class="figure">${cabinet.breakUpHz} Hz, +${cabinet.breakUpDb} dB</td></tr>
<tr><th scope="row">Roll-off</th><td class="figure">${cabinet.rollOffHz} Hz, ${cabinet.rollOffOrder * 6} dB per octave</td></tr>
</tbody></table></div>
<h2>How to load it</h2>
<ol>
<li>Unpack the zip of the format that your loader or device reads. If in doubt, take WAV.</li>
<li>Switch off the speaker simulation of your amplifier or device: two cabinets in a row sound like a blanket.</li>
<li>Load one take. Begin with a cap-edge one, and listen inside a mix.</li>
<li>Brighter? Go towards the cap. Darker? Go towards the edge. Less bass? Step back.</li>
<li>Mix a second take under it. All are minimum phase, so nothing cancels; leave the loader's own delay at zero.</li>
</ol>
<h2>All ${pack.takes.length} takes</h2>
<div class="scroll"><table><thead><tr><th scope="col">Take</th><th scope="col">Microphone</th><th scope="col">Position</th><th scope="col">Distance</th></tr></thead><tbody>
${rows.join("\n")}
</tbody></table></div>
<h2>Formats</h2>
${formats.join("\n")}
<h2>Levels</h2>
<p>All takes of this pack carry the same energy. The loudest peak among them lies at −1 dBFS. Expect some 3 to 6 dB less than with files that were brought to full scale one by one, and no jump when you change the microphone.</p>`;
}
