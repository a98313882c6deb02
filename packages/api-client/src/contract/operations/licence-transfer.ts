import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { MAX_EMAIL_LENGTH, MAX_PRODUCT_NAME_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

export const transferLicence = defineOperation({
  name: "user.licenseTransfer",
  summary:
    "Moves one plugin licence to the account of another address and uses up one bought licence-transfer service. Both are notified by mail; the former owner's downloads end. The documents don't show its payload: this one is the shop's own.",
  request: z.lazy(() =>
    z.strictObject({
      product: lineOfText(MAX_PRODUCT_NAME_LENGTH, 1),
      license_id: z.uuid(),
      recipient_email: lineOfText(MAX_EMAIL_LENGTH, 1),
    }),
  ),
  answer: z.lazy(() => z.looseObject({ message: z.optional(z.nullable(z.string())) })),
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [
    "product.notOwned",
    "transfer.notTransferable",
    "transfer.serviceMissing",
    "transfer.recipientIsOwner",
    "transfer.recipientRefused",
  ],
});
