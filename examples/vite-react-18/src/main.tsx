import "@fontsource-variable/archivo/wdth.css";
import "@fontsource-variable/martian-mono/wdth.css";
import "@shop/ui/styles.css";
import "@shop/cart/styles.css";
import "@shop/catalog/player-styles.css";
import "./page.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { createPlayer } from "./create-player.ts";
import { createShop } from "./create-shop.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root.");
const shop = createShop(import.meta.env.VITE_SHOP_ORIGIN);
const player = createPlayer(shop);
createRoot(root).render(
  <StrictMode>
    <App shop={shop} player={player} />
  </StrictMode>,
);
