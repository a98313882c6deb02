import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "order.subject": "Your downloads from {shop}: order {number}, invoice {invoice}",
  "order.heading": "Thank you. Your downloads are ready.",
  "order.body":
    "We received your payment for order {number} on {date}. Your licence keys are below, and the files are on your downloads page.",
  "order.headingFree": "Your downloads are ready.",
  "order.bodyFree":
    "Your order {number} was completed on {date}. There was nothing to pay. Your licence keys are below, and the files are on your downloads page.",
  "order.line": "{name}, {quantity}",
  "order.total": "Total including VAT",
  "order.vat": "Includes {rate} VAT ({country})",
  "order.action": "View order",
  "order.goods": "What you bought",
  "order.partOf": "{product}, part of {bundle}",
  "order.download": "Go to your downloads",
  "order.toInvoice": "View or print invoice {invoice}",
  "order.invoice": "Your invoice",
  "order.help": "Is something wrong? Reply to this email and include the order number.",
  "order.invoiceNumber": "Invoice",
  "order.invoiceDate": "Date of invoice and delivery",
  "order.number": "Order",
  "order.seller": "Seller",
  "order.buyer": "Buyer",
  "order.vatId": "VAT ID: {id}",
  "order.ownedParts": "Already yours and not charged for: {names}",
  "order.subtotal": "Subtotal",
  "order.multiBuy": "Multi-buy discount",
  "order.coupon": "Coupon {code}",
  "order.minus": "−{price}",
  "order.taxTakenOut": "VAT deducted (reverse charge)",
  "order.totalNet": "Total",
  "order.net": "Net amount at {rate} VAT ({country})",
  "order.tax": "VAT",
  "order.reverseCharge":
    "Reverse charge: the recipient of the service is liable for the VAT (Article 196 of Directive 2006/112/EC).",
  "order.vatIdInvalid":
    "According to the European register of VAT IDs (VIES), {id} is not valid, so this order includes VAT. If your business is liable for the VAT itself, reply to this email with proof that the VAT ID was valid on the day of the order. We will then refund the VAT and correct the invoice.",
  "order.vatIdUnconfirmed":
    "We couldn't confirm your VAT ID {id}, so this order includes VAT. If your business is liable for the VAT itself, reply to this email with proof that the VAT ID was valid on the day of the order. We will then refund the VAT and correct the invoice.",
  "order.noVat": "No VAT is charged because the recipient is outside the European Union.",
  "order.agreed": "What you agreed to",
  "order.agreedOn": "Confirmed on {date}:",
  "order.why": "You are receiving this email because you ordered at {shop}. Please keep it for your records.",
  "credit.subject": "Credit note {credit} for your order {number} at {shop}",
  "credit.heading": "Your refund is on its way",
  "credit.body": "Your order {number} was refunded on {date}. This credit note cancels invoice {invoice}.",
  "credit.number": "Credit note",
  "credit.total": "Refunded",
  "credit.licences": "Revoked licences",
  "credit.licencesGone":
    "The licences from this order are no longer valid. Please remove anything you activated with them.",
});
