export type {
  CallContext,
  CountedCalls,
  CountedDirectCalls,
  DirectHandlers,
  Handlers,
  PreparedCalls,
} from "./calls.ts";
export { checkOwnPassword } from "./check-own-password.ts";
export { checkPin } from "./check-pin.ts";
export { CONSENT_TEXT_VERSION, insertConsents } from "./consents.ts";
export { countLinkTry } from "./count-link-try.ts";
export { isDeletionDue } from "./is-deletion-due.ts";
export { FAILURE_OF_FAULT, judgeAddress } from "./judge-address.ts";
export { ACTIVATION_LIFE_HOURS, PIN_LIFE_MINUTES, PIN_REQUESTS } from "./limits.ts";
export {
  deleteEndedLinkKeys,
  findLinkHolder,
  findLinkUser,
  findSignUpOfVisitor,
  insertLinkKey,
  takeLinkKey,
  voidLinkKeys,
} from "./link-keys.ts";
export { deleteEndedDevices } from "./login-devices.ts";
export { endLoginThrottle, reportBurst, takeLoginTurn } from "./login-throttle.ts";
export { activationMail } from "./mails/activation.ts";
export { deletionPinMail, emailChangePinMail } from "./mails/pin.ts";
export { createArgon2Hasher } from "./passwords/argon2-hasher.ts";
export { hasRoomToHash } from "./passwords/hash-room.ts";
export { deleteEndedPinRequests, takePinRequest, voidPinRequests } from "./pin-requests.ts";
export { type RememberedDevice, rememberDevice, rememberOnlyThisDevice } from "./remember-device.ts";
export { activationUrl, localeOf, sendActivationLink } from "./send-activation-link.ts";
export {
  deleteEndedSessions,
  extendSession,
  type FoundSession,
  findSession,
  insertSession,
  listSessionsOfUser,
  renewSession,
  revokeOtherSessions,
  revokeSession,
  revokeSessionOfUser,
  revokeSessionsOfUser,
  touchSession,
} from "./sessions.ts";
export type { PendingSignUp, SignedUp } from "./tables.ts";
export { isThrowAwayDomain } from "./throw-away-domains.ts";
export { isPasswordRight, loginLimitKeys, mayTry } from "./try-password.ts";
export {
  activateUser,
  findUser,
  findUserByEmail,
  findUserLocale,
  insertUser,
  lockUser,
  setNames,
  setPasswordHash,
  setPreferredCurrency,
  setWantsFewerPopUps,
  type UserRow,
} from "./users.ts";
export { mayHavePin, pinKey, writePinRequest } from "./write-pin-request.ts";
