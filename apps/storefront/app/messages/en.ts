import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  // shell
  skipToContent: "Skip to the content",
  testPayments: "Payments in this shop are a test: no money is taken.",
  menuPlugins: "Plugins",
  menuPacks: "IRs",
  menuDownloads: "Downloads",
  menuShop: "Shop",
  menuSupport: "Support",
  sales: "Sales",
  mainMenu: "Main menu",
  openMenu: "Open the menu",
  menu: "Menu",
  home: "{shop}, home",
  cart: "Cart",
  cartEmptyLabel: "Cart, empty",
  cartCountLabel: { one: "Cart, 1 item", other: "Cart, {count} items" },
  account: "Account",
  loggedInAs: "logged in as {name}",
  logOut: "Log out",
  logOutAccount: "Logout",
  signOut: "Sign out",
  signIn: "Sign in",
  loyaltyHint: "Log in for 15 % of the regular price off everything, on top of any sale, up to 50 % in all.",
  darkMode: "Dark mode",
  currency: "Currency",
  currencyChanged: "Prices are in {currency} now.",
  priceNote: "All prices include VAT.",
  shortcuts: "Shortcuts",
  products: "Products",
  imprint: "Imprint",
  privacyPolicy: "Privacy Policy",
  terms: "Terms",
  tutorials: "Tutorials",
  copyright: "© {year} {shop}",
  loading: "Loading",
  loadFailed: "This could not be loaded. Check your connection and try again.",
  backToTop: "Back to top",
  breadcrumb: "You are here",

  // products
  allProductsTitle: "All products",
  bundlesTitle: "Bundles",
  pluginsTitle: "Plugins",
  packsTitle: "Guitar cabinet impulse responses",
  seeAll: "See all",
  productCount: { one: "1 product", other: "{count} products" },

  // cart and account: shown without the server
  cartTitle: "Cart",
  cartDescription: "What you are about to buy.",
  cartLoading: "Loading your cart",
  accountLoading: "Looking up your licences",

  // errors
  contactUs: "Contact us",
});
