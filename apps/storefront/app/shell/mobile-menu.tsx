import { IconButton, MenuIcon } from "@shop/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../messages/use-texts.ts";
import { Coming } from "./coming.tsx";

const loadSheet = () => import("./mobile-menu-sheet.tsx");
const MobileMenuSheet = lazy(() => loadSheet().then((module) => ({ default: module.MobileMenuSheet })));

function fetchSheetAhead(): void {
  // If it can't be loaded now, opening it retries.
  loadSheet().catch(() => {});
}

/** The sidebar of small screens: menu, cart with its count, account, dark or light, sign out. */
export function MobileMenu() {
  const text = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { pathname } = useLocation();
  // The page's change is the event, its name isn't read.
  useEffect(() => setIsOpen(false), [pathname]);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <div className="mobile-menu needs-scripts">
      <IconButton
        label={text("openMenu")}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchSheetAhead}
        onFocus={fetchSheetAhead}
        onClick={open}
      />
      {wasOpened && (
        <Suspense fallback={isOpen && <Coming />}>
          <MobileMenuSheet open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
