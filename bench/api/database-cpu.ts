import { readdir, readFile } from "node:fs/promises";

/** What a clock tick of /proc is, on every Linux that Node supports. */
const MS_PER_TICK = 10;

/** What a PostgreSQL server of this machine has used of a processor so far: its first process, those that ended, and those that run. */
export async function databaseCpuMs(dataDirectory: string): Promise<number> {
  const [serverPid = ""] = (await readFile(`${dataDirectory}/postmaster.pid`, "utf8")).split("\n");
  const stats = await Promise.all((await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(readStat));
  const ofServer = stats.filter((stat) => stat?.pid === serverPid || stat?.parentPid === serverPid);
  return ofServer.reduce((sum, stat) => sum + (stat?.cpuMs ?? 0), 0);
}

/** Null: the process has ended. */
async function readStat(pid: string): Promise<{ pid: string; parentPid: string; cpuMs: number } | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, "utf8");
    // The second field is the name in brackets, and may have spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // User and system time, of the process and of its children that ended: fields 14 to 17 of proc(5).
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parentPid: fields[1] ?? "", cpuMs: ticks * MS_PER_TICK };
  } catch {
    return null;
  }
}
