import { ArrowUpIcon, IconButton } from "@shop/ui";
import { useEffect, useState } from "react";
import { useTexts } from "../messages/use-texts.ts";

/** How far down the button appears. */
const SHOWN_AFTER_PX = 300;

export function BackToTop() {
  const text = useTexts();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = () => setIsShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!isShown) return null;
  const goUp = () => {
    window.scrollTo({ top: 0 });
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return <IconButton className="back-to-top" label={text("backToTop")} icon={<ArrowUpIcon />} onClick={goUp} />;
}
