/** What node:net says of a server that isn't there or went away. */
const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** PostgreSQL's classes: connection (08), out of connections, disk or memory (53), shutting down or starting (57P01 to 57P03). */
const UNAVAILABLE_STATE = /^(08\w{3}|53\w{3}|57P0[123])$/;
/** The driver's own errors have no code. */
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database can't be had at the moment: the same call may succeed a little later. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = "code" in error ? String(error.code) : "";
  if (NETWORK_CODE.test(code)) return "syscall" in error;
  return UNAVAILABLE_STATE.test(code) || DRIVER_MESSAGE.test(error.message);
}
