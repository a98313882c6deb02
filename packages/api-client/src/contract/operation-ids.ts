import type { OperationName } from "./operations/index.ts";

/** The opaque path segment of each operation: `POST {host}/v1/{id}`. */
export type OperationIds = Readonly<Record<OperationName, string>>;

/** The table that our own back end serves. A host with other ids gives its own table to the client. */
export const DEFAULT_OPERATION_IDS: OperationIds = {
  generateToken: "a3f19c0e72",
  regenerateToken: "5d8e01b6f4",
  updateSession: "c97240ab1d",
  getIpAddress: "08f6d3e95a",
  checkEmail: "e41b7c28d0",
  register: "7a90f5c3e6",
  resendActivation: "1bd4826fa7",
  verifyMail: "f20c9e57b3",
  login: "94e6a1d70c",
  logout: "3c7f50b8e2",
  passwordForget: "c5e8026d9b",
  changePassword: "7f16b3a0d4",
  getOwnedProducts: "d815e3a96f",
  getAllProducts: "62a0cb4f17",
  getProductData: "b7f31d90e8",
  downloadProduct: "0e95c6d2a4",
  getCart: "8fd07b31c5",
  addToCart: "46b2e9f0a1",
  removeFromCart: "ad6c183e79",
  clearCart: "2f9a74d5b0",
  addCoupon: "b1470fa9d2",
  removeCoupon: "18c9e5d36f",
  undoCartChange: "6e3d90c1b8",
  reviewOrder: "71c4e0d8b3",
  getPaymentSession: "e07d5b9c36",
  checkout: "53c1f8a0d9",
  buyNow: "9b04e7d26f",
  listOrders: "c08d63f2a5",
  getOrder: "26e9fb14d7",
};
