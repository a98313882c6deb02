import { OWN_PROCESS, SOCKET_ADDRESS_HEADER } from "@shop/api";

/**
 * The back end as the pages of this process call it: under a name that no caller from outside can have. Otherwise all visitors' pages
 * together would use up the limit of one address, and the shop would show its built-in catalogue.
 */
export function asOwnCalls(callApi: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return (request) => {
    request.headers.set(SOCKET_ADDRESS_HEADER, OWN_PROCESS);
    return callApi(request);
  };
}
