import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  title: "So prüfen Sie eine Ziehung",
  description:
    "Jeder kann die Ziehungen des Glücksrads nachrechnen. Diese Seite erklärt, wie, und rechnet in Ihrem Browser nach.",
  fixed: "Was vor dem Drehen feststeht",
  fixedSeeds:
    "Für jede Ihrer drei Drehungen erzeugt der Shop einen geheimen Startwert von 256\u00a0Bit. Bevor Sie drehen, zeigt das Rad unter Chancen und Bedingungen dessen SHA-256-Hash. Ein nachträglich geänderter Startwert hätte einen anderen Hash.",
  fixedOdds: "Mit den Startwerten stehen auch die Felder und ihre Chancen fest, solange Ihr Rad besteht.",
  fixedChance:
    "Wenn Sie drehen, fügt Ihr Browser einen eigenen Zufallswert hinzu. Der Shop hat sich auf seinen Startwert festgelegt, bevor er diesen Wert kennt, und kann deshalb nicht wählen, was Sie ziehen. Sie auch nicht.",
  rule: "Die Regel",
  ruleMessage: "Verbinden Sie Startwert, Rad, Nummer der Drehung und den Wert Ihres Browsers mit Doppelpunkten.",
  ruleDigest: "Berechnen Sie den SHA-256 dieses Textes, in UTF-8.",
  rulePoint:
    "Lesen Sie die ersten vier Bytes als Zahl, teilen Sie sie durch 4.294.967.296, multiplizieren Sie mit 1000 und runden Sie ab. Das ist der Punkt, 0 bis 999.",
  ruleField:
    "Die Felder liegen auf der Scheibe nebeneinander, im Uhrzeigersinn von oben, jedes so breit wie seine Chance in Promille. Gezogen ist das Feld, in dem der Punkt liegt.",
  check: "Hier nachrechnen",
  checkText:
    "Alles wird in Ihrem Browser berechnet. Ändern Sie einen einzigen Buchstaben, und das Ergebnis stimmt nicht mehr.",
});
