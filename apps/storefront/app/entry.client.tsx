import { isLocale } from "@shop/kernel";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadErrorPage } from "./pages/errors/load-error-page.tsx";

/** Before its code is there, any update would take away the error page that the server sent. */
async function loadShownErrorPage() {
  const { lang } = document.documentElement;
  if (document.querySelector("[data-error-page]") && isLocale(lang)) await loadErrorPage(lang);
}

loadShownErrorPage().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
