import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { SHOP_FLAGS } from "../../scripts/shop-flags.mjs";

/** What a server process has to serve, and with what. */
export interface ServerPlan {
  readonly serve: "bare" | "select" | "transaction" | "shop" | "proxy" | "vendure";
  readonly databaseUrl: string;
  /** Connections that the process may open to PostgreSQL. */
  readonly poolSize: number;
  /** The processes that a proxy sends requests to. */
  readonly ports?: readonly number[];
  /** Where Vendure is installed. */
  readonly folder?: string;
}

export interface ChildServer {
  readonly port: number;
  /** What the process has used of a processor since its start. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** The messages from and to a server process over its channel to the bench. */
export type ServerMessage = { readonly port: number } | { readonly cpuMs: number };

const LIMIT = "./serve-limit.ts";
const SCRIPTS: Readonly<Record<ServerPlan["serve"], string>> = {
  bare: LIMIT,
  select: LIMIT,
  transaction: LIMIT,
  shop: "./serve-shop.ts",
  proxy: "./serve-proxy.ts",
  vendure: "./serve-vendure.ts",
};

/** Starts a server in a process of its own, so that the load generator doesn't share its event loop. */
export async function startChildServer(plan: ServerPlan): Promise<ChildServer> {
  const script = new URL(SCRIPTS[plan.serve], import.meta.url);
  // The shop writes its log as always; nobody reads it here.
  const child = fork(script, [JSON.stringify(plan)], {
    stdio: ["ignore", "inherit", "ignore", "ipc"],
    execArgv: SHOP_FLAGS,
  });
  const ready = await nextMessage(child);
  if (!("port" in ready)) throw new Error("The server process said something else than its port.");
  return {
    port: ready.port,
    cpuMs: async () => {
      const answer = nextMessage(child);
      child.send("cpu");
      const message = await answer;
      return "cpuMs" in message ? message.cpuMs : 0;
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The child's side: reports the port, responds to requests, and ends on request. */
export function serveBench(port: number, close: () => Promise<void>): void {
  process.send?.({ port } satisfies ServerMessage);
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 } satisfies ServerMessage);
  });
  process.once("SIGTERM", () => void close().finally(() => process.exit(0)));
}

async function nextMessage(child: ChildProcess): Promise<ServerMessage> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`A server process of the bench ended with ${code} before it responded.`);
  });
  const [message] = await Promise.race([once(child, "message"), ended]);
  return message as ServerMessage;
}
