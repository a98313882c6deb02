import { lazy, useEffect, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { isExportShortcut } from "./site-shortcut.ts";

const ProductExport = lazy(() => import("./product-export.tsx").then((module) => ({ default: module.ProductExport })));

/** The site's own keys. What they do is fetched at the first press. Sources: SHELL-12, SHELL-15. */
export function SiteShortcuts() {
  const page = useServices();
  const [exportsAsked, setExportsAsked] = useState(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isExportShortcut(event)) {
        event.preventDefault();
        if (!event.repeat) setExportsAsked((asked) => asked + 1);
      } else if (event.key === "?") {
        import("./press-help.ts").then(
          ({ pressHelp }) => pressHelp(event, page),
          (error) => page.environment.log({ act: "shortcuts.load", error: String(error) }),
        );
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [page]);
  return exportsAsked > 0 && <ProductExport asked={exportsAsked} />;
}
