import { productPath } from "@shop/catalog";
import { ProductCover } from "@shop/catalog/react";
import { PlayProgramme, type PlayProgrammeProps } from "../../shell/player/play-programme.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { EntryPoint } from "./entry-points.server.ts";

interface EntryPointsProps {
  readonly title: string;
  readonly entries: readonly EntryPoint[];
  readonly texts: PlayProgrammeProps["texts"];
}

/** For each kind of music a pack, with a play button. */
export function EntryPoints({ title, entries, texts }: EntryPointsProps) {
  if (entries.length === 0) return null;
  return (
    <section className="page-section">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ul className="entry-points">
        {entries.map((entry) => (
          <li key={entry.title}>
            <ProductCover product={entry.product} isSmall isDecoration />
            <h3>{entry.title}</h3>
            <p className="muted">
              <SiteLink href={productPath(entry.product)}>{entry.product.name}</SiteLink>
            </p>
            <PlayProgramme
              programme={entry.programme}
              variant="plain"
              choice={{ performanceId: entry.performanceId }}
              texts={{ ...texts, name: entry.play }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
