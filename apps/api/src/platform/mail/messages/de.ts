import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "footer.why": "Sie erhalten diese E-Mail, weil diese Adresse bei {shop} eingegeben wurde.",
  "footer.account": "Sie erhalten diese E-Mail, weil sich in Ihrem Konto bei {shop} etwas geändert hat.",
  "footer.asked": "Sie erhalten diese E-Mail, weil sie bei {shop} für diese Adresse angefordert wurde.",
  "greeting.named": "Hallo {name},",
  "greeting.unnamed": "Guten Tag,",
  partOf: "{product}, Teil von {bundle}",
  "notYou.ignore":
    "Falls Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Konto und Ihr Passwort sind unverändert.",
  "notYou.write": "Falls Sie das nicht waren, schreiben Sie bitte umgehend an {contact}.",
});
