import { AuthProvider } from "@shop/auth-ui/react";
import { type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { SPELLINGS } from "../messages/spellings.ts";
import { localPath, useLocale } from "../messages/use-texts.ts";
import { useServices } from "./services-context.ts";

/** Provides the sign-in dialogs with their stores, texts and links; empty until the services are loaded. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const page = useServices();
  const services = useStore(page.services);
  const texts = useStore(page.texts);
  const links = useMemo(
    () => ({ terms: localPath("/terms-conditions", locale), privacy: localPath("/privacypolicy", locale) }),
    [locale],
  );
  if (!services || !texts) return null;
  const { auth, signIn, contact } = services;
  return (
    <AuthProvider
      auth={auth}
      signIn={signIn}
      contact={contact}
      messages={texts.auth}
      links={links}
      locale={SPELLINGS[locale]}
    >
      {children}
    </AuthProvider>
  );
}
