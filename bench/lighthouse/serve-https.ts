import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import path from "node:path";

/** Headers of a connection, which HTTP/2 hasn't got. */
const OF_A_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

/** A plain proxy in front of the shop, as operators have one: HTTPS with a certificate that it signs itself, and HTTP/2. */
export function serveHttps(port: number, shopPort: number, folder: string): { close(): void } {
  const keyFile = path.join(folder, "key.pem");
  const certificateFile = path.join(folder, "certificate.pem");
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=localhost"],
    ...["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout", keyFile, "-out", certificateFile],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const server = createSecureServer({ key: readFileSync(keyFile), cert: readFileSync(certificateFile) }, (from, to) =>
    pass(from, to, shopPort),
  );
  server.listen(port, "localhost");
  return { close: () => server.close() };
}

function pass(from: Http2ServerRequest, to: Http2ServerResponse, port: number): void {
  const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => !name.startsWith(":")));
  const passed = request(
    { port, path: from.url, method: from.method, headers: { ...headers, host: from.authority } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_A_CONNECTION.includes(name));
      to.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(to);
    },
  );
  passed.on("error", (error) => to.destroy(error));
  from.pipe(passed);
}
