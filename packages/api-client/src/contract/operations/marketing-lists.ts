import * as z from "zod/mini";
import { MAX_LABEL_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import {
  MARKETING_BASE_PATH,
  type MarketingCall,
  marketingAnswer,
  tagsAnswer,
  userEmail,
  userEventsAnswer,
  userStatusAnswer,
  usersAnswer,
} from "./marketing-call.ts";

const user = z.strictObject({ user_email: userEmail });
const tag = lineOfText(MAX_LABEL_LENGTH, 1);
const userTag = z.strictObject({ user_email: userEmail, tag });

export const unsubscribe = {
  name: "drip.unsubscribe",
  summary: "Ends the campaign mails to an address.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/unsubscribe`,
  request: user,
  answer: marketingAnswer,
  isForServers: false,
} as const satisfies MarketingCall;

export const resubscribe = {
  name: "drip.resubscribe",
  summary: "Begins them again.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/resubscribe`,
  request: user,
  answer: marketingAnswer,
  isForServers: false,
} as const satisfies MarketingCall;

export const addTag = {
  name: "drip.addTag",
  summary: "Puts a tag on a user.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/add-tag`,
  request: userTag,
  answer: marketingAnswer,
  isForServers: true,
} as const satisfies MarketingCall;

export const removeTag = {
  name: "drip.removeTag",
  summary: "Takes a tag off a user.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/remove-tag`,
  request: userTag,
  answer: marketingAnswer,
  isForServers: true,
} as const satisfies MarketingCall;

export const getUserEvents = {
  name: "drip.userEvents",
  summary: "What the service has seen of a user.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/user-events`,
  request: user,
  answer: userEventsAnswer,
  isForServers: true,
} as const satisfies MarketingCall;

export const getUserStatus = {
  name: "drip.userStatus",
  summary: "Whether a user gets campaign mails.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/user-status`,
  request: user,
  answer: userStatusAnswer,
  isForServers: true,
} as const satisfies MarketingCall;

export const getUserTags = {
  name: "drip.userTags",
  summary: "The tags of a user.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/user-tags`,
  request: user,
  answer: tagsAnswer,
  isForServers: true,
} as const satisfies MarketingCall;

export const getAllTags = {
  name: "drip.allTags",
  summary: "All tags that there are.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/all-tags`,
  request: z.strictObject({}),
  answer: tagsAnswer,
  isForServers: true,
} as const satisfies MarketingCall;

export const getUsersWithTag = {
  name: "drip.usersWithTag",
  summary: "The addresses that have a tag.",
  method: "GET",
  path: `${MARKETING_BASE_PATH}/users-with-tag`,
  request: z.strictObject({ tag }),
  answer: usersAnswer,
  isForServers: true,
} as const satisfies MarketingCall;
