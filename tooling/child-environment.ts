/** What a process that a test starts takes of the test's own environment: where programs are, and what Node has compiled. */
export function childEnvironment(): { PATH: string | undefined; NODE_COMPILE_CACHE: string | undefined } {
  return { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
}
