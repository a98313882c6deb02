import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Where Debian's package puts it. */
const WORDPRESS = "/usr/share/wordpress";
const SITE_FILES = path.join(import.meta.dirname, "site");
const START_TRIES = 300;
const TRY_MS = 100;

/** The command that installs what is needed, on Debian. */
export const INSTALL_WORDPRESS = "apt-get install wordpress mariadb-server php-cli php-mysql php-gd";

/** Whether WordPress, MariaDB and PHP are installed. */
export function isWordPressInstalled(): boolean {
  const programs = ["mariadbd", "mariadb-install-db", "php"];
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
  return (
    existsSync(WORDPRESS) && programs.every((name) => folders.some((folder) => existsSync(path.join(folder, name))))
  );
}

export interface RunningWordPress {
  readonly url: string;
  /** Its files, to be changed by a test. */
  readonly directory: string;
  /** Runs one of the scripts in `site/`. */
  run(script: string, ...parameters: readonly string[]): void;
  /** Every call waits from now on, until `resume`. */
  suspend(): void;
  resume(): void;
  /** WordPress reports an error for every call from now on. */
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** No call gets a response from now on. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Ends it and deletes its files. */
  stop(): Promise<void>;
}

/** A WordPress of its own with test content, on this machine: MariaDB without a port and PHP's built-in server, in a temporary folder. */
export async function startWordPress({ port: given }: { readonly port?: number } = {}): Promise<RunningWordPress> {
  const directory = mkdtempSync(path.join(tmpdir(), "shop-wordpress-"));
  const site = path.join(directory, "site");
  const port = given ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  cpSync(WORDPRESS, site, { recursive: true, dereference: true, filter: (file) => !isLeftOut(file) });
  for (const file of readdirSync(SITE_FILES)) copyFileSync(path.join(SITE_FILES, file), path.join(site, file));
  const plugins = path.join(site, "wp-content/mu-plugins");
  mkdirSync(plugins, { recursive: true });
  for (const file of ["shop-content.php", "crash-on-demand.php"])
    copyFileSync(path.join(SITE_FILES, file), path.join(plugins, file));
  writeFileSync(path.join(directory, "site-url"), url);

  const socket = path.join(directory, "mysqld.sock");
  const data = path.join(directory, "data");
  const asRoot = process.getuid?.() === 0 ? ["--user=root"] : [];
  execFileSync("mariadb-install-db", ["--no-defaults", ...asRoot, `--datadir=${data}`, "--skip-test-db"], {
    stdio: "pipe",
  });
  let database: ChildProcess | undefined;
  let server: ChildProcess | undefined;
  const run = (script: string, ...parameters: readonly string[]) =>
    void execFileSync("php", [path.join(site, script), ...parameters], { stdio: ["ignore", "pipe", "inherit"] });
  const sql = (statement: string) =>
    execFileSync("mariadb", ["--no-defaults", `--socket=${socket}`, "--user=root", "-e", statement], { stdio: "pipe" });
  const running: RunningWordPress = {
    url,
    directory: site,
    run,
    suspend: () => void (server?.pid && process.kill(-server.pid, "SIGSTOP")),
    resume: () => void (server?.pid && process.kill(-server.pid, "SIGCONT")),
    startDatabase: async () => {
      const options = ["--skip-networking", "--skip-grant-tables", "--innodb-flush-log-at-trx-commit=0"];
      database = start("mariadbd", [
        ...["--no-defaults", ...asRoot, `--datadir=${data}`, `--socket=${socket}`],
        ...[`--pid-file=${path.join(directory, "mysqld.pid")}`, ...options],
      ]);
      await until(() => sql("select 1"));
    },
    stopDatabase: async () => {
      await end(database, "SIGTERM");
      database = undefined;
    },
    startServer: async () => {
      server = start("php", ["-S", `127.0.0.1:${port}`, "-t", site, path.join(site, "router.php")], {
        PHP_CLI_SERVER_WORKERS: "3",
      });
      await until(() => fetch(`${url}/license.txt`));
    },
    stopServer: async () => {
      await end(server, "SIGTERM");
      server = undefined;
    },
    stop: async () => {
      running.resume();
      await running.stopServer();
      await running.stopDatabase();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  try {
    await running.startDatabase();
    sql("create database wordpress character set utf8mb4");
    run("seed.php");
    await running.startServer();
  } catch (error) {
    await running.stop();
    throw error;
  }
  return running;
}

/** Translations: half of the files, and nothing reads them here. */
function isLeftOut(file: string): boolean {
  return (
    file === `${WORDPRESS}/wp-content/languages` ||
    file === `${WORDPRESS}/wp-config.php` ||
    file === `${WORDPRESS}/.htaccess`
  );
}

/** In a group of its own, so that PHP's workers get its signals too. */
function start(
  program: string,
  parameters: readonly string[],
  more: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(program, parameters, { stdio: "ignore", detached: true, env: { ...process.env, ...more } });
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, signal);
  await ended;
}

async function until(act: () => unknown): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (tries >= START_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_MS));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
