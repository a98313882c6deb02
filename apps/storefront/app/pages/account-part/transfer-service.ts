/** The page of the service that a transfer uses up. */
export const TRANSFER_SERVICE = "/products/licence-transfer";
