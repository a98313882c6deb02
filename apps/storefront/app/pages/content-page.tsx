import type { ReactNode } from "react";
import type { ContentEntry } from "../server/content.ts";
import { ContentHtml } from "./content-html.tsx";

/** A page of the operator's own words. */
export function ContentPage({ page, children }: { page: Pick<ContentEntry, "title" | "html">; children?: ReactNode }) {
  return (
    <article className="frame reading">
      <h1>{page.title}</h1>
      <ContentHtml html={page.html} />
      {children}
    </article>
  );
}
