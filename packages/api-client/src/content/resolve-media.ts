import type { WireContentMedia } from "../contract/entities/content.ts";
import { textOfHtml } from "./text-of-html.ts";

/** A picture as a page shows it. */
export interface ContentMedia {
  readonly id: number;
  readonly resolvedImageSrc: string;
  /** The available widths, for `srcset`, smallest first; empty if there is only one. */
  readonly computedSrcset: string;
  readonly imageAlt: string;
  readonly imageTitle: string;
  /** `#rrggbb`; null if the host doesn't send it. */
  readonly dominantColour: string | null;
  /** In pixels; null if the host doesn't send it. */
  readonly width: number | null;
  readonly height: number | null;
}

interface Candidate {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** WordPress rounds heights. A size whose height is off by more was cropped and shows a different picture. */
const ROUNDING_PIXELS = 1;

/** Source: document 1, point 3 (media cache entry). A vector has no sizes: its one file serves every width. */
export function resolveMedia(media: WireContentMedia): ContentMedia {
  const { width = null, height = null } = media.media_details ?? {};
  return {
    id: media.id,
    resolvedImageSrc: media.source_url,
    computedSrcset: computeSrcset(media),
    imageAlt: media.alt_text ?? "",
    imageTitle: textOfHtml(media.title?.rendered ?? ""),
    dominantColour: media.dominantColour ?? null,
    width,
    height,
  };
}

function computeSrcset(media: WireContentMedia): string {
  const { width, height, sizes = {} } = media.media_details ?? {};
  if (!width || !height) return "";
  const full: Candidate = { url: media.source_url, width, height };
  const scaled = Object.values(sizes).map((size) => ({ url: size.source_url, width: size.width, height: size.height }));
  const byWidth = new Map<number, Candidate>();
  for (const candidate of [full, ...scaled]) {
    if (isSamePicture(candidate, full) && !byWidth.has(candidate.width)) byWidth.set(candidate.width, candidate);
  }
  if (byWidth.size < 2) return "";
  return [...byWidth.values()]
    .sort((one, other) => one.width - other.width)
    .map((candidate) => `${escapeUrl(candidate.url)} ${candidate.width}w`)
    .join(", ");
}

function isSamePicture(candidate: Candidate, full: Candidate): boolean {
  if (candidate.width <= 0 || candidate.width > full.width) return false;
  return Math.abs((full.height * candidate.width) / full.width - candidate.height) <= ROUNDING_PIXELS;
}

/** In `srcset` blanks and commas part one candidate from the next. */
function escapeUrl(url: string): string {
  return url.replace(/[\s,]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
