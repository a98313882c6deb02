import { loadContract } from "@shop/api-client/load-contract";

/** Fetches the code of the services, and runs it in several tasks. A file of its own, so that a first visit loads none of its addresses. */
export async function loadPieces() {
  const [{ startServices }] = await Promise.all([import("./connect-services.ts"), loadContract()]);
  return { startServices };
}
