import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { endProcess } from "../models/own-shop.ts";

const WAIT_MS = 15_000;

export interface SilentDevice {
  /** The address of its server, as `PULSE_SERVER` takes it. */
  readonly server: string;
  stop(): Promise<void>;
}

/**
 * A sound device that nobody hears: Firefox plays nothing on a machine without one. By PulseAudio; null where that isn't installed.
 */
export async function startSilentDevice(): Promise<SilentDevice | null> {
  if (spawnSync("pulseaudio", ["--version"]).error) return null;
  // A socket's path has at most 107 characters, which the folder of a test's results may have already.
  const folder = await mkdtemp(path.join(tmpdir(), "shop-sound-"));
  const socket = path.join(folder, "native");
  const modules = ["module-null-sink", `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const server = spawn("pulseaudio", ["-n", "--exit-idle-time=-1", ...modules.flatMap((module) => ["-L", module])], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
  });
  const lateMs = Date.now() + WAIT_MS;
  while (!existsSync(socket)) {
    if (Date.now() > lateMs || server.exitCode !== null) throw new Error("PulseAudio doesn't start.");
    await setTimeout(50);
  }
  return {
    server: `unix:${socket}`,
    stop: async () => {
      // While it ends it still writes into its folder.
      await endProcess(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
