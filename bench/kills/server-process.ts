import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "../../tooling/child-environment.ts";
import type { ArmedPoint } from "./kill-switch.ts";

export type ServerOrder =
  | { readonly kind: "ping" }
  | { readonly kind: "arm"; readonly point: ArmedPoint | null }
  | { readonly kind: "reconcile" }
  | { readonly kind: "settle" }
  /** What waits for the marketing host is sent. */
  | { readonly kind: "forward" }
  /** The follow-up mails that are due are written and sent, as in a shop without a marketing host. */
  | { readonly kind: "followUps" }
  /** Checks the chain of the records of consent. */
  | { readonly kind: "verifyRecords" }
  /** Runs a statement; its rows are one "broken rule". */
  | { readonly kind: "sql"; readonly text: string };
export interface BrokenRule {
  readonly name: string;
  readonly rows: number;
  readonly first: unknown;
}
export type ServerMessage =
  | { readonly kind: "ready"; readonly url: string }
  | { readonly kind: "done"; readonly broken: readonly BrokenRule[] };

/** A shop in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** How it ended: the signal's name, or the exit code. */
  readonly ended: Promise<string | number | null>;
  /** Rejects where the process ends before it has obeyed. */
  obey(order: ServerOrder): Promise<readonly BrokenRule[]>;
  /** Asks the process itself: a killed one never responds. */
  isAlive(): Promise<boolean>;
  stop(): Promise<string | number | null>;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Starts the shop that can be killed at a named point; resolves when it serves, rejects with what it said where it doesn't. */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--conditions=@shop/source", "bench/kills/server.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...childEnvironment(), NODE_ENV: "production", SHOP_LOG: "error", ...environment },
  });
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  const ended = new Promise<string | number | null>((resolve) => {
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
  const ready = await nextMessage(child, ended, () => said);
  if (ready.kind !== "ready") throw new Error("The server spoke before it was ready.");
  const obey = async (order: ServerOrder) => {
    const reply = nextMessage(child, ended, () => said);
    // Where the process is dead the channel is closed: `reply` rejects then.
    child.send(order, () => undefined);
    const message = await reply;
    return message.kind === "done" ? message.broken : [];
  };
  return {
    url: ready.url,
    ended,
    obey,
    isAlive: () =>
      obey({ kind: "ping" }).then(
        () => true,
        () => false,
      ),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function nextMessage(child: ChildProcess, ended: Promise<unknown>, said: () => string): Promise<ServerMessage> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as ServerMessage));
    void ended.then((how) => reject(new Error(`The server ended with ${how}: ${said()}`)));
  });
}
