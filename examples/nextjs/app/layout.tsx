import "@fontsource-variable/archivo/wdth.css";
import "@fontsource-variable/martian-mono/wdth.css";
import "@shop/ui/styles.css";
import "@shop/cart/styles.css";
import "./page.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { shopOrigin } from "./server-shop.ts";
import { ShopProvider } from "./shop-provider.tsx";

export const metadata: Metadata = { title: "Room Log: what we mix with", icons: "data:," };

/** The shop's address is read when a page is asked for, so that one build serves every place it is run at. */
export const dynamic = "force-dynamic";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="dark">
      <body>
        <ShopProvider origin={shopOrigin()}>{children}</ShopProvider>
      </body>
    </html>
  );
}
