import { usePassingText } from "@shop/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Announces the new page's title after a navigation within the site, as a browser does after loading a page. Silent on the first page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="shop-visually-hidden" role="status">
      {usePassingText(title)}
    </p>
  );
}
