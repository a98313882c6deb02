import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findBrowser } from "../../scripts/find-browser.mjs";

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

interface Caller {
  readonly resolve: (result: Record<string, unknown>) => void;
  readonly reject: (error: Error) => void;
}

const ADDRESS = /^DevTools listening on (ws:\S+)/;

/**
 * A Chromium without DevTools' Runtime domain, which Playwright and its like turn on for every page. With it Chromium parses the largest
 * script a second time, to know the lines of call stacks: 10 to 12 ms at full speed that no visitor waits for.
 */
export class BareChromium {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #callers = new Map<number, Caller>();
  readonly #listeners = new Map<string, (params: Record<string, unknown>) => void>();
  #lastId = 0;

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data))));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#callers.values()) reject(new Error("Chromium has ended."));
    });
  }

  static async launch(): Promise<BareChromium> {
    const profile = await mkdtemp(join(tmpdir(), "bare-chromium-"));
    const flags = ["--headless", "--no-sandbox", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
    const quiet = ["--no-first-run", "--disable-background-networking", "--mute-audio", "--lang=en-US"];
    const program = spawn(findBrowser(), [...flags, ...quiet, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
    for await (const line of createInterface({ input: program.stderr })) {
      const address = ADDRESS.exec(line)?.[1];
      if (!address) continue;
      // What it says later must not fill the pipe.
      program.stderr.resume();
      const socket = new WebSocket(address);
      await new Promise((resolve, reject) => {
        socket.addEventListener("open", resolve);
        socket.addEventListener("error", () => reject(new Error("Chromium's DevTools don't answer.")));
      });
      return new BareChromium(program, profile, socket);
    }
    throw new Error("Chromium ended before its DevTools listened.");
  }

  /** One command of the DevTools protocol, to the browser or to one of its pages. */
  send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#callers.set(id, { resolve, reject }));
  }

  on(method: string, listener: (params: Record<string, unknown>) => void): void {
    this.#listeners.set(method, listener);
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    // Only sent: Chromium may end before it answers. A signal would end only the script that some systems start it by.
    this.#socket.send(JSON.stringify({ id: 0, method: "Browser.close" }));
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #receive({ id, method, params = {}, result = {}, error }: Answer): void {
    if (method) this.#listeners.get(method)?.(params);
    if (id === undefined) return;
    const caller = this.#callers.get(id);
    this.#callers.delete(id);
    if (error) caller?.reject(new Error(error.message));
    else caller?.resolve(result);
  }
}
