import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  // shell
  skipToContent: "Zum Inhalt springen",
  testPayments: "Zahlungen in diesem Shop sind ein Test: Es wird kein Geld eingezogen.",
  menuPlugins: "Plugins",
  menuPacks: "IRs",
  menuDownloads: "Downloads",
  menuShop: "Shop",
  menuSupport: "Support",
  mainMenu: "Hauptmenü",
  openMenu: "Menü öffnen",
  menu: "Menü",
  home: "{shop}, Startseite",
  cart: "Warenkorb",
  cartEmptyLabel: "Warenkorb, leer",
  cartCountLabel: { other: "Warenkorb, {count} Artikel" },
  account: "Konto",
  loggedInAs: "angemeldet als {name}",
  logOut: "Abmelden",
  logOutAccount: "Abmelden",
  signOut: "Abmelden",
  signIn: "Anmelden",
  loyaltyHint:
    "Angemeldet gehen auf alles 15 % vom regulären Preis ab, zusätzlich zu jedem Angebot, zusammen höchstens 50 %.",
  darkMode: "Dunkle Darstellung",
  currency: "Währung",
  currencyChanged: "Die Preise sind jetzt in {currency}.",
  priceNote: "Alle Preise enthalten die Mehrwertsteuer.",
  discountBar: "Aktuelles Angebot",
  discountEveryone: "{percent} % weniger",
  discountWithLogin: "angemeldet {percent} %",
  discountUntil: "bis {date} Uhr UTC",
  closeDiscountBar: "Angebot schließen",
  shortcuts: "Direkt zu",
  products: "Produkte",
  imprint: "Impressum",
  privacyPolicy: "Datenschutz",
  terms: "AGB",
  tutorials: "Tutorials",
  copyright: "© {year} {shop}",
  loading: "Wird geladen",
  loadFailed: "Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  backToTop: "Nach oben",
  breadcrumb: "Sie sind hier",

  // products
  allProductsTitle: "Alle Produkte",
  bundlesTitle: "Bundles",
  pluginsTitle: "Plugins",
  packsTitle: "Impulsantworten von Gitarrenboxen",
  seeAll: "Alle ansehen",
  productCount: { one: "1 Produkt", other: "{count} Produkte" },

  // cart and account: shown without the server
  cartTitle: "Warenkorb",
  cartDescription: "Was Sie gleich kaufen.",
  cartLoading: "Ihr Warenkorb wird geladen",
  accountLoading: "Ihre Lizenzen werden gesucht",

  // errors
  contactUs: "Kontakt aufnehmen",
});
