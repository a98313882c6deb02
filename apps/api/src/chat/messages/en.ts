import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "chat.closedByServer": "The chat has been closed by the server.",
  "chat.teamContacted":
    "Our development team has been contacted and will respond to your query shortly. Thank you for your assistance. This chat is now closed.",
  "chat.refusedGuest":
    "I have found nothing about that on our pages. Type your email address, and I will hand this chat over to our team. Or ask something else.",
  "chat.refusedCustomer":
    "I have found nothing about that on our pages. Shall I hand this chat over to our team? Type “yes”, or ask something else.",
  "chat.askEmail": "To which email address should our team reply?",
  "chat.askEmailAgain": "That isn’t a complete email address. Please type it again.",
  "chat.warning": "Please use other words. Otherwise this chat ends.",
  "chat.yours": "In your account:",
  "chat.nothingYours": "There is nothing in your account yet.",
  "chat.logIn": "Log in to see yours here.",
  "chat.price": "{name} costs {price}.",
  "chat.reducedPrice": "{name} costs {price} instead of {full}.",
  "chat.free": "{name} is free.",
  "chat.owned": "You own it already.",
  "chat.currentVersion": "The current version is {version}.",
  "chat.version": "{name}, version {version}",
  "chat.licences": "{name}, licences: {number}",
  "chat.order.pending": "Order {number}, {date}: {products}, {total}, not paid yet",
  "chat.order.paid": "Order {number}, {date}: {products}, {total}, paid",
  "chat.order.closed": "Order {number}, {date}: {products}, {total}, closed",
  "chat.order.refunded": "Order {number}, {date}: {products}, {total}, refunded",
  "chat.order.disputed": "Order {number}, {date}: {products}, {total}, disputed",
  "chatHandOver.subject": "Chat {ticket}",
  "chatHandOver.heading": "A chat that needs you",
  "chatHandOver.body":
    "The chat found no answer, or the customer asked for you. Your reply to this email goes to the customer.",
  "chatHandOver.ticket": "Ticket",
  "chatHandOver.email": "Email",
  "chatHandOver.account": "Account",
  "chatHandOver.customer": "customer, logged in",
  "chatHandOver.guest": "guest",
  "chatHandOver.transcript": "Transcript",
  "chatHandOver.user": "Customer",
  "chatHandOver.bot": "Chat",
  "chatHandOver.footer": "You are receiving this email because it is sent to the team of {shop}.",
  "chatTicket.subject": "Your question to {shop}: {ticket}",
  "chatTicket.heading": "Our team has your question",
  "chatTicket.body": "Your chat has reached our team. We will reply by email to this address as soon as we can.",
  "chatTicket.ticket": "Ticket number",
  "chatTicket.notYou":
    "If you didn't chat with us, someone entered your address by mistake. You don't need to do anything.",
  "chatTicket.footer": "You are receiving this email because a chat at {shop} was handed over with this address.",
});
