import * as z from "zod/mini";
import { dripEventSchema } from "../contract/entities/user.ts";
import { MAX_LABEL_LENGTH } from "../contract/limits.ts";
import {
  MARKETING_BASE_PATH,
  type MarketingCall,
  marketingAnswer,
  userEmail,
} from "../contract/operations/marketing-call.ts";
import { lineOfText } from "../contract/text.ts";

const user = z.strictObject({ user_email: userEmail });
const tag = lineOfText(MAX_LABEL_LENGTH, 1);
const userTag = z.strictObject({ user_email: userEmail, tag });
const userEventsAnswer = z.extend(marketingAnswer, { events: z.optional(z.array(dripEventSchema)) });
const userStatusAnswer = z.extend(marketingAnswer, { status: z.optional(z.nullable(z.string())) });
const tagsAnswer = z.extend(marketingAnswer, { tags: z.optional(z.array(z.string())) });
const usersAnswer = z.extend(marketingAnswer, { users: z.optional(z.array(z.string())) });

const addTag = {
  name: "drip.addTag",
  summary: "Puts a tag on a user.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/add-tag`,
  request: userTag,
  answer: marketingAnswer,
  isForServers: true,
  failures: [],
} as const satisfies MarketingCall;

const removeTag = {
  name: "drip.removeTag",
  summary: "Takes a tag off a user.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/remove-tag`,
  request: userTag,
  answer: marketingAnswer,
  isForServers: true,
  failures: [],
} as const satisfies MarketingCall;

const getUserEvents = {
  name: "drip.userEvents",
  summary: "What the service has seen of a user.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/user-events`,
  request: user,
  answer: userEventsAnswer,
  isForServers: true,
  failures: [],
} as const satisfies MarketingCall;

const getUserStatus = {
  name: "drip.userStatus",
  summary: "Whether a user gets campaign mails.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/user-status`,
  request: user,
  answer: userStatusAnswer,
  isForServers: true,
  failures: [],
} as const satisfies MarketingCall;

const getUserTags = {
  name: "drip.userTags",
  summary: "The tags of a user.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/user-tags`,
  request: user,
  answer: tagsAnswer,
  isForServers: true,
  failures: [],
} as const satisfies MarketingCall;

const getAllTags = {
  name: "drip.allTags",
  summary: "All tags that there are.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/all-tags`,
  request: z.strictObject({}),
  answer: tagsAnswer,
  isForServers: true,
  failures: [],
} as const satisfies MarketingCall;

const getUsersWithTag = {
  name: "drip.usersWithTag",
  summary: "The addresses that have a tag.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/users-with-tag`,
  request: z.strictObject({ tag }),
  answer: usersAnswer,
  isForServers: true,
  failures: [],
} as const satisfies MarketingCall;

/**
 * The calls that the marketing service serves to servers only: anyone who can make them can read and tag any user. Our
 * own back end serves them for the operator's key alone, and to no browser. Source: TRACK-04, SAFE-19.
 */
export const serverMarketingCalls = {
  addTag,
  removeTag,
  getUserEvents,
  getUserStatus,
  getUserTags,
  getAllTags,
  getUsersWithTag,
} as const satisfies Readonly<Record<string, MarketingCall & { readonly isForServers: true }>>;
export type ServerMarketingCalls = typeof serverMarketingCalls;
