import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readEmbedScripts } from "../../apps/shop/src/server/embed-scripts.ts";
import { HOST_PAGES, OWN_STYLES, SPECIAL_PAGES, writePage } from "./host-pages.ts";

const PAGES = [...HOST_PAGES, ...SPECIAL_PAGES];

export interface HostSite {
  /** The address of a page by its name; with a parameter of that name, without the script. */
  address(name: string, withoutScript?: boolean): string;
  close(): Promise<void>;
}

/** Serves the pages on an origin of their own, with the script of the shop by its versioned address and hash. */
export async function serveHostPages(origin: string, shop: string): Promise<HostSite> {
  const script = readEmbedScripts().find(({ name, language }) => name === "shop-cart" && language === "en");
  if (!script) throw new Error("The embed isn't built: run the task build-embed.");
  const tag = `<script async src="${shop}${script.path}" integrity="${script.integrity}" crossorigin="anonymous"></script>`;
  const styles: Record<string, string> = {
    ...OWN_STYLES,
    "/bootstrap.css": readFileSync(fileURLToPath(import.meta.resolve("bootstrap/dist/css/bootstrap.min.css")), "utf8"),
    "/tailwind.css": buildTailwind(),
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    const style = styles[pathname];
    if (style !== undefined) {
      response.writeHead(200, { "content-type": "text/css" }).end(style);
      return;
    }
    const page = PAGES[Number(pathname.slice(1))];
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html", ...page.headers?.(shop) });
    response.end(writePage(page, searchParams.has("bare") ? "" : tag));
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return {
    address: (name, withoutScript = false) =>
      `${origin}/${PAGES.findIndex((page) => page.name === name)}${withoutScript ? "?bare" : ""}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Tailwind 3 as its own command builds it: its reset, and the classes that the pages use. */
function buildTailwind(): string {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("tailwindcss3/package.json")));
  const content = path.join(import.meta.dirname, "host-pages.ts");
  const parameters = [path.join(folder, "lib/cli.js"), "--content", content, "--input", "-"];
  const input = "@tailwind base; @tailwind components; @tailwind utilities;";
  const built = spawnSync(process.execPath, parameters, { input, encoding: "utf8" });
  if (built.status !== 0 || built.stdout === "") throw new Error(`Tailwind 3 built nothing: ${built.stderr}`);
  return built.stdout;
}
