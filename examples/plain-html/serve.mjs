// Serves this folder's files as they are: any static server does. PORT is 5174 unless it is set.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const port = Number(process.env.PORT ?? 5174);

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = path.join(FOLDER, decodeURIComponent(pathname === "/" ? "/index.html" : pathname));
  const type = TYPES[path.extname(file)];
  const content = type && file.startsWith(FOLDER) ? await readFile(file).catch(() => undefined) : undefined;
  if (content === undefined) return response.writeHead(404).end("Not found");
  response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(content);
}).listen(port, "127.0.0.1", () => console.log(`http://localhost:${port}`));
