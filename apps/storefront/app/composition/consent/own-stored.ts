import type { LocalText, OwnEntry } from "@shop/consent";

type Stored = Pick<OwnEntry, "pattern" | "kind" | "lifetimeDays">;

/** Some hours, or less. */
const PART_OF_A_DAY = 1;

const cookie = (pattern: string, lifetimeDays: number | null): Stored => ({ pattern, kind: "cookie", lifetimeDays });
const local = (pattern: string): Stored => ({ pattern, kind: "local", lifetimeDays: null });
const session = (pattern: string): Stored => ({ pattern, kind: "session", lifetimeDays: null });

const GROUPS: ReadonlyArray<{ readonly purpose: LocalText; readonly stored: readonly Stored[] }> = [
  {
    purpose: {
      en: "Recognise the browser between two pages, keep a login, and know that there was one.",
      de: "Erkennen den Browser von Seite zu Seite wieder, erhalten eine Anmeldung und merken sich, dass es eine gab.",
      ja: "ページ間でブラウザーを識別し、ログイン状態と、以前にログインがあったことを記憶します。",
    },
    stored: [
      cookie("shop_access_token", PART_OF_A_DAY),
      cookie("shop_session", 30),
      cookie("__Host-shop_session", 30),
      cookie("shop_device", 365),
      cookie("__Host-shop_device", 365),
      cookie("shop_visit", 30),
      session("shop_auth_email"),
      local("shop_session_end"),
    ],
  },
  {
    purpose: {
      en: "Keep the cart, a purchase that waits for a login, and the catalogue's last state.",
      de: "Speichern den Warenkorb, einen Kauf, der auf die Anmeldung wartet, und den letzten Stand des Katalogs.",
      ja: "カート、ログイン待ちの購入、カタログの最新の状態を保ちます。",
    },
    stored: [
      cookie("shop_cart", 30),
      cookie("shop_hand_over", PART_OF_A_DAY),
      cookie("shop_return_to", PART_OF_A_DAY),
      local("shop_cart_*"),
      session("shop_cart_*"),
      local("shop_waiting_purchase"),
      session("shop_last_order"),
      local("shop.catalogue"),
    ],
  },
  {
    purpose: {
      en: "Your currency and language, light or dark, and your choice about privacy.",
      de: "Ihre Währung und Sprache, hell oder dunkel, und Ihre Auswahl zum Datenschutz.",
      ja: "通貨、言語、ダークモードの設定、プライバシーに関する選択を保ちます。",
    },
    stored: [
      cookie("shop_currency", 365),
      local("shop_theme"),
      local("shop_language"),
      local("shop_consent"),
      local("shop_consent_records"),
      local("shop_tracking_reported"),
    ],
  },
  {
    purpose: {
      en: "What you were typing when you left a form, until it is sent or the tab is closed.",
      de: "Ihre Eingaben in einem Formular, das Sie verlassen haben, bis es gesendet oder der Tab geschlossen wird.",
      ja: "入力途中の内容を、送信するかタブを閉じるまで保ちます。",
    },
    stored: [
      session("shop_*_draft"),
      session("shop_account_*"),
      session("shop_activation_wait"),
      local("shop_sign_up_place"),
    ],
  },
  {
    purpose: {
      en: "Which notices you have closed, that you want fewer of them, and the keyboard shortcut of the chat.",
      de: "Welche Hinweise Sie geschlossen haben, dass Sie weniger davon möchten, und das Tastenkürzel des Chats.",
      ja: "閉じたお知らせ、お知らせを減らす設定、チャットのショートカットの設定を保ちます。",
    },
    stored: [
      local("shop_pop_ups"),
      session("shop_pop_ups"),
      local("shop_fewer_pop_ups"),
      session("shop_discount_bar"),
      session("shop_exit_offer"),
      local("shop_chat_*"),
      session("shop_chat_*"),
    ],
  },
  {
    purpose: {
      en: "The volume that you have set in the player, and whether keyboard shortcuts of one key are off.",
      de: "Die Lautstärke, die Sie im Player eingestellt haben, und ob Kürzel mit nur einer Taste ausgeschaltet sind.",
      ja: "プレーヤーで設定した音量と、1キーのショートカットのオフ設定を保ちます。",
    },
    stored: [local("shop_player_*")],
  },
  {
    purpose: {
      en: "Your spins of the wheel and the offers made to you.",
      de: "Ihre Drehungen am Glücksrad und die Angebote, die Ihnen gemacht wurden.",
      ja: "ルーレットを回した回数と、お客様への特典を保ちます。",
    },
    stored: [cookie("shop_guest", 30)],
  },
  {
    purpose: {
      en: "How far each page was scrolled, so that going back leads to the same place.",
      de: "Wie weit jede Seite gescrollt war, damit Sie beim Zurückgehen an dieselbe Stelle kommen.",
      ja: "戻ったときに同じ位置から読めるよう、各ページのスクロール位置を保ちます。",
    },
    stored: [session("react-router-scroll-positions")],
  },
];

/** Everything that the shop itself stores in a browser. All of it is needed for what the visitor asked for. Source: CONSENT-01. */
export const OWN_STORED: readonly OwnEntry[] = GROUPS.flatMap(({ purpose, stored }) =>
  stored.map((thing): OwnEntry => ({ ...thing, purpose, category: "necessary" })),
);
