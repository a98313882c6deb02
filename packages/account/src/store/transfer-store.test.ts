import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAccountWorld } from "../testing/index.ts";
import { createTransferStore } from "./transfer-store.ts";

const LICENCE = { product: "faMicAlign", licenceId: "l1", owner: "ada@example.com" };

function opened(storage = createMemoryStorage()) {
  const { accountGateway, services } = buildAccountWorld({ storage });
  const transfer = services.of(createTransferStore);
  transfer.open(LICENCE);
  return { transfer, gateway: accountGateway };
}

test("[ACCT-11] a licence is transferred after the address was entered and the question confirmed", async () => {
  const { transfer, gateway } = opened();
  transfer.setRecipient(" grace@example.com ");
  transfer.next();
  expect(transfer.getState()).toMatchObject({ stage: "asking", recipient: "grace@example.com" });
  await transfer.submit();
  const given = { product: "faMicAlign", licenceId: "l1", recipientEmail: "grace@example.com" };
  expect(gateway.calls).toEqual([{ name: "licences.transfer", given }]);
  expect(transfer.getState().stage).toBe("done");
});

test("[ACCT-11] nothing is sent without the question", async () => {
  const { transfer, gateway } = opened();
  transfer.setRecipient("grace@example.com");
  await transfer.submit();
  expect([transfer.getState().stage, gateway.calls]).toEqual(["form", []]);
});

test.each([
  ["grace", "transfer.recipientRefused"],
  ["ada@example.com", "transfer.recipientIsOwner"],
])("[ACCT-11] %j is rejected at its field, and typing clears the error", (typed, code) => {
  const { transfer } = opened();
  transfer.setRecipient(typed);
  transfer.next();
  expect(transfer.getState()).toMatchObject({ stage: "form", failure: { code }, isRecipientFailed: true });
  transfer.setRecipient("grace@example.com");
  expect(transfer.getState()).toMatchObject({ failure: null, isRecipientFailed: false });
});

test.each([
  [{ code: "transfer.recipientRefused" }, { code: "transfer.recipientRefused" }, true],
  [{ code: "transfer.serviceMissing" }, { code: "transfer.serviceMissing" }, false],
  [
    { code: "product.notOwned", serverText: "You don't own this product, or it was transferred." },
    { code: "account.productNotOwned" },
    false,
  ],
  [{ code: "api.timeout" }, { code: "transfer.failed" }, false],
])(
  "rejected by the service with %j, the form is there again with what was typed",
  async (failure, expected, isField) => {
    const { transfer, gateway } = opened();
    gateway.failNext("licences.transfer", failure);
    transfer.setRecipient("grace@example.com");
    transfer.next();
    await transfer.submit();
    expect(transfer.getState()).toEqual({
      stage: "form",
      recipient: "grace@example.com",
      failure: expected,
      isRecipientFailed: isField,
    });
  },
);

test("the recipient outlives going back and a reload, for this licence alone, until it was transferred", async () => {
  const storage = createMemoryStorage();
  const { transfer } = opened(storage);
  transfer.setRecipient("grace@example.com");
  transfer.next();
  transfer.goBack();
  expect(transfer.getState()).toMatchObject({ stage: "form", recipient: "grace@example.com" });
  const again = opened(storage).transfer;
  expect(again.getState().recipient).toBe("grace@example.com");
  again.open({ ...LICENCE, licenceId: "l2" });
  expect(again.getState().recipient).toBe("");
  transfer.next();
  await transfer.submit();
  expect(opened(storage).transfer.getState().recipient).toBe("");
});
