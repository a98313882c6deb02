// The machine's own limit before there is a shop: one process per limit, on @shop/bench's own tables, with the simplest code.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import { type ServerPlan, serveBench } from "./child-server.ts";

const ROWS = 1000;
const plan = JSON.parse(process.argv[2] ?? "{}") as ServerPlan;
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: plan.poolSize });

/** Bare node:http: a constant text. */
function serveBare(): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "application/json");
    response.end('{"hello":"world"}');
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function serveHono(app: Hono): Promise<number> {
  return new Promise((resolve) => {
    serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info) => resolve(info.port));
  });
}

/** Hono and one prepared select by key. */
async function serveSelect(): Promise<number> {
  await pool.query("create table if not exists limit_rows (key integer primary key, value text not null)");
  await pool.query(
    "insert into limit_rows select n, 'value ' || n from generate_series(0, $1::int - 1) as n on conflict do nothing",
    [ROWS],
  );
  let count = 0;
  return serveHono(
    new Hono().all("/*", async (c) => {
      count += 1;
      const found = await pool.query({
        name: "select",
        text: "select key, value from limit_rows where key = $1",
        values: [count % ROWS],
      });
      return c.json(found.rows[0]);
    }),
  );
}

/** Hono and a transaction of two prepared inserts. */
async function serveTransaction(): Promise<number> {
  await pool.query(
    "create table if not exists limit_first (id bigint generated always as identity primary key, value text)",
  );
  await pool.query(
    "create table if not exists limit_second (id bigint generated always as identity primary key, value text)",
  );
  return serveHono(
    new Hono().all("/*", async (c) => {
      const client = await pool.connect();
      await client.query("begin");
      await client.query({ name: "first", text: "insert into limit_first (value) values ($1)", values: ["a line"] });
      await client.query({ name: "second", text: "insert into limit_second (value) values ($1)", values: ["a line"] });
      await client.query("commit");
      client.release();
      return c.json({ done: true });
    }),
  );
}

const servers = { bare: serveBare, select: serveSelect, transaction: serveTransaction };
const limit = plan.serve in servers ? servers[plan.serve as keyof typeof servers] : null;
if (!limit) throw new Error(`No limit is called ${plan.serve}.`);
serveBench(await limit(), () => pool.end());
