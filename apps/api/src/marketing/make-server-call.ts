import type { ServerMarketingCalls } from "@shop/api-client/server";
import { fail, ok, type Result } from "@shop/kernel";
import type * as z from "zod/mini";
import type { Deps } from "../ports/deps.ts";
import { findUserByEmail, type UserRow } from "../users/index.ts";
import { listDripEvents } from "./drip-events.ts";
import { DRIP_EVENTS_OF_CALL } from "./limits.ts";
import * as tags from "./user-tags.ts";

type Handlers = {
  readonly [Call in keyof ServerMarketingCalls]: (
    deps: Deps,
    request: z.output<ServerMarketingCalls[Call]["request"]>,
  ) => Promise<Result<object>>;
};

/** Failure: `tracking.unknownUser`. */
async function withUser(
  deps: Deps,
  { user_email }: { readonly user_email: string },
  act: (user: UserRow) => Promise<object>,
): Promise<Result<object>> {
  const user = await findUserByEmail(deps.db, user_email.toLowerCase());
  return user ? ok(await act(user)) : fail({ code: "tracking.unknownUser" });
}

const HANDLERS: Handlers = {
  addTag: (deps, request) =>
    withUser(deps, request, async ({ id }) => {
      await tags.addTag(deps.db, id, request.tag, new Date(deps.clock.nowMs()));
      return {};
    }),
  removeTag: (deps, request) =>
    withUser(deps, request, async ({ id }) => {
      await tags.removeTag(deps.db, id, request.tag);
      return {};
    }),
  getUserEvents: (deps, request) =>
    withUser(deps, request, async ({ id }) => ({ events: await listDripEvents(deps.db, id, DRIP_EVENTS_OF_CALL) })),
  getUserStatus: (deps, request) =>
    withUser(deps, request, async ({ newsletter_setting, newsletter_pending }) => ({
      status: newsletter_setting > 0 ? "subscribed" : newsletter_pending ? "pending" : "unsubscribed",
    })),
  getUserTags: (deps, request) =>
    withUser(deps, request, async ({ id }) => ({ tags: await tags.listTagsOfUser(deps.db, id) })),
  getAllTags: async ({ db }) => ok({ tags: await tags.listTags(db) }),
  getUsersWithTag: async ({ db }, { tag }) => ok({ users: await tags.listEmailsWithTag(db, tag) }),
};

/** Makes a server's call whose request has passed its own schema. Source: TRACK-04, SAFE-19. */
export function makeServerCall(
  deps: Deps,
  name: keyof ServerMarketingCalls,
  request: unknown,
): Promise<Result<object>> {
  const handler = HANDLERS[name] as (deps: Deps, request: unknown) => Promise<Result<object>>;
  return handler(deps, request);
}
