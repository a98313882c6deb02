import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const asked: string[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "conformance-"));
let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function runCommand(...parameters: string[]): Promise<{ code: number | null; output: string; error: string }> {
  const child = spawn(process.execPath, ["scripts/tasks/conformance.mjs", ...parameters]);
  const said = { output: "", error: "" };
  child.stdout.on("data", (part) => {
    said.output += part;
  });
  child.stderr.on("data", (part) => {
    said.error += part;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...said })));
}

test("the conformance command reports each check in a line, and ends with 1 where the host doesn't keep to the contract", async () => {
  const { code, output } = await runCommand("--", "--host", `${host}/some/page`);
  expect(code).toBe(1);
  expect(output).toContain(`Conformance of ${host}\n`);
  expect(output).toMatch(/^FAIL {2}access\.generateToken responds according to its schema .* The response was 404/m);
  expect(output).toMatch(/^skip {2}user\.getProducts .*\(needs --email and --password\)$/m);
  expect(output).toMatch(/^skip {2}user\.resendActivation .*needs --effects\)$/m);
  expect(output).toMatch(/\n0 kept, \d+ broken, \d+ left out\n$/);
});

test("the conformance command calls a host by its own ids", async () => {
  const ids = path.join(folder, "ids.json");
  writeFileSync(ids, JSON.stringify({ generateToken: "its-own-id" }));
  await runCommand("--host", host, "--ids", ids);
  expect(asked).toContain("/v1/its-own-id");
});

test.each([
  ["no host", []],
  ["half an account", ["--host", "http://127.0.0.1:1", "--email", "ada@example.com"]],
  ["an option that isn't one", ["--host", "http://127.0.0.1:1", "--buy"]],
  ["ids of another contract", ["--host", "http://127.0.0.1:1", "--ids", "package.json"]],
])("the conformance command with %s ends with 2, before anything is called", async (_case, parameters) => {
  const { code, output, error } = await runCommand(...parameters);
  expect(code).toBe(2);
  expect(output).toBe("");
  expect(error).toContain("npm run task -- conformance --host");
});
