import type { AnswerOf, Operations } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import type { SaleGateway } from "../store/ports.ts";

/** The two calls of sales and contests: an `ApiClient` has them. */
export interface SaleClient {
  call<Name extends "listSalesWindows" | "listContests">(
    name: Name,
    request: Record<string, never>,
  ): Promise<Result<AnswerOf<Operations[Name]>>>;
}

/** Sales windows and contests from the shop's API. Source: ENGAGE-04, ENGAGE-06. */
export function createSaleGateway(client: SaleClient): SaleGateway {
  return {
    windows: async () => {
      const answer = await client.call("listSalesWindows", {});
      if (!answer.isOk) return answer;
      const items = answer.value.windows.map(({ page = null, ...window }) => inMilliseconds({ ...window, page }));
      return ok({ nowMs: Date.parse(answer.value.now), items });
    },
    contests: async () => {
      const answer = await client.call("listContests", {});
      if (!answer.isOk) return answer;
      const items = answer.value.contests.filter(({ isEnabled }) => isEnabled).map(inMilliseconds);
      return ok({ nowMs: Date.parse(answer.value.now), items });
    },
  };
}

function inMilliseconds<Dated extends { readonly startDate: string; readonly endDate: string }>(dated: Dated) {
  return { ...dated, startsAtMs: Date.parse(dated.startDate), endsAtMs: Date.parse(dated.endDate) };
}
