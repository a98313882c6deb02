import { findTestSession } from "../test-provider/test-payment-sessions.ts";
import { ACCEPTED_CARD, createPayingTestApp, createStripeTestApp, postForm } from "../testing/index.ts";
import { describePaymentProvider } from "./payment-provider.contract.ts";

describePaymentProvider("test", async () => {
  const shop = await createPayingTestApp();
  const runDueWork = async () => {
    await shop.provider.runDueWork();
  };
  return {
    shop,
    wire: shop.wire,
    pay: async (sessionId) => {
      await runDueWork();
      await postForm(shop.newBrowser(), `http://shop.test/test-provider/session/${sessionId}`, ACCEPTED_CARD);
      return (await findTestSession(shop.db, sessionId))?.status === "paid";
    },
    takeBack: (sessionId, type) => shop.provider.takeBack(sessionId, type),
  };
});

describePaymentProvider("stripe", async () => {
  const shop = await createStripeTestApp();
  const { payments } = shop.stripe;
  return {
    shop,
    wire: shop.wire,
    pay: (sessionId) => payments.pay(sessionId),
    takeBack: (sessionId, type) => (type === "refunded" ? payments.refund(sessionId) : payments.dispute(sessionId)),
  };
});
