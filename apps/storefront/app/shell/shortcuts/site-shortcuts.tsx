import { lazy, useEffect, useState } from "react";
import { isExportShortcut } from "./site-shortcut.ts";

const ProductExport = lazy(() => import("./product-export.tsx").then((module) => ({ default: module.ProductExport })));

/** The site's own keys. What they do is fetched at the first press. */
export function SiteShortcuts() {
  const [exportsAsked, setExportsAsked] = useState(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isExportShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) setExportsAsked((asked) => asked + 1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return exportsAsked > 0 && <ProductExport asked={exportsAsked} />;
}
