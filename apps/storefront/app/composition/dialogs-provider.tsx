import { AuthProvider } from "@shop/auth-ui/react";
import { type ReactNode, useMemo } from "react";
import { SPELLINGS } from "../messages/spellings.ts";
import { localPath, useLocale } from "../messages/use-texts.ts";
import { useLater } from "./later.tsx";

/** Provides the sign-in dialogs with their stores, texts and links; empty until the services are loaded. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const later = useLater();
  const links = useMemo(
    () => ({ terms: localPath("/terms-conditions", locale), privacy: localPath("/privacypolicy", locale) }),
    [locale],
  );
  if (!later) return null;
  const { auth, signIn, contact } = later.services;
  return (
    <AuthProvider
      auth={auth}
      signIn={signIn}
      contact={contact}
      messages={later.texts.auth}
      links={links}
      locale={SPELLINGS[locale]}
    >
      {children}
    </AuthProvider>
  );
}
