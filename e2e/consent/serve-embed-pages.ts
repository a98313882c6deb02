import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type EmbedScript, readEmbedScripts } from "../../apps/shop/src/server/embed-scripts.ts";
import { OWN_STYLES } from "../embed/host-pages.ts";
import { PAGES, WORDPRESS, writePage } from "./embed-pages.ts";
import { type Site, serveSite } from "./serve-site.ts";

export interface EmbedSite extends Pick<Site, "port" | "origin" | "close"> {
  address(name: string, withoutScript?: boolean): string;
  /** The records that the pages have sent. */
  readonly records: string[];
}

const STYLES: Readonly<Record<string, () => string>> = {
  "/reset.css": () => OWN_STYLES["/reset.css"] ?? "",
  "/own.css": () => OWN_STYLES["/own.css"] ?? "",
  "/wordpress.css": () => WORDPRESS,
  "/bootstrap.css": () =>
    readFileSync(fileURLToPath(import.meta.resolve("bootstrap/dist/css/bootstrap.min.css")), "utf8"),
};
const BUILT = new URL("../../apps/shop/build/embed/", import.meta.url);

/** Serves the pages under one name of this machine, and the scripts and the film under its other name. */
export async function serveEmbedPages(): Promise<EmbedSite> {
  const scripts = readEmbedScripts().filter(({ name }) => name === "shop-consent");
  if (scripts.length === 0) throw new Error("The embed isn't built: run the task build-embed.");
  const records: string[] = [];
  const site = await serveSite((path, request) => {
    const style = STYLES[path];
    if (style) return { type: "text/css", body: style() };
    const script = scripts.find((each) => each.path === path);
    if (script) return scriptOf(script);
    if (path === "/counter.js") return { type: "text/javascript", body: "localStorage.setItem('counter', '1')" };
    if (path === "/film")
      return { body: '<!doctype html><html lang="en"><title>Film</title><button>Play</button></html>' };
    if (path === "/records") {
      request.setEncoding("utf8").on("data", (body: string) => records.push(body));
      return { type: "application/json", body: "{}" };
    }
    const page = PAGES[Number(path.slice(1))];
    if (!page) return null;
    const own = scripts.find(({ language }) => language === (page.lang ?? "en"));
    const foreign = `http://localhost:${request.socket.localPort}`;
    const tag = `<script async src="${foreign}${own?.path}" integrity="${own?.integrity}" crossorigin="anonymous"></script>`;
    const isBare = request.url?.endsWith("?bare");
    return { body: writePage(page, isBare ? "" : tag, foreign), headers: page.headers?.(foreign) ?? {} };
  });
  return {
    ...site,
    records,
    address: (name, withoutScript = false) =>
      `${site.origin("127.0.0.1")}/${PAGES.findIndex((page) => page.name === name)}${withoutScript ? "?bare" : ""}`,
  };
}

function scriptOf({ path }: EmbedScript) {
  const body = readFileSync(new URL(path.split("/").at(-1) ?? "", BUILT), "utf8");
  return { type: "text/javascript", body, headers: { "access-control-allow-origin": "*" } };
}
