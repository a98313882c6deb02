import type { ProductType, SoundCharacter } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";

/** Words by which customers ask about any product: its price and its version are read from the catalogue when they do. */
export const PRODUCT_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["how much does it cost, price", "buy", "which version is current, release"],
  de: ["was kostet es, Preis, wie teuer", "kaufen", "welche Version ist aktuell", "was ist enthalten, was kann es"],
  ja: ["値段", "価格", "いくら", "購入", "バージョン", "内容", "について"],
};

/** What follows a product's name in the heading of its formats. */
export const FORMATS_TITLE: Readonly<Record<Locale, string>> = {
  en: ": formats",
  de: ": Formate",
  ja: "：対応フォーマット",
};

/** Words by which customers ask about the formats of a product. */
export const FORMAT_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["which format, file type", "available as VST3, AU, Audio Unit, AAX, WAV, AIFF", "sample rate, bit depth"],
  de: ["welches Format, Dateiformat", "als VST3, AU, Audio Unit, AAX, WAV, AIFF", "Abtastrate, Samplerate, Bittiefe"],
  ja: ["フォーマット", "ファイル形式", "VST3 AU AAX WAV AIFF", "対応", "サンプルレート", "ビット深度"],
};

/** Words for a type of products. */
export const TYPE_WORDS: Readonly<Record<Locale, Readonly<Record<ProductType, readonly string[]>>>> = {
  en: {
    plugin: ["plugin"],
    samplepack: ["guitar cabinet impulse responses, IR pack, cab, speaker"],
    bundle: ["bundle, collection"],
    other: ["service"],
  },
  de: {
    plugin: ["Plugin"],
    samplepack: ["Impulsantworten einer Gitarrenbox, IR-Paket, Box, Lautsprecher"],
    bundle: ["Bundle, Paket, Sammlung"],
    other: ["Service, Leistung"],
  },
  ja: {
    plugin: ["プラグイン"],
    samplepack: ["ギターキャビネットのインパルスレスポンス", "インパルス応答", "IR パック", "スピーカー"],
    bundle: ["バンドル", "セット"],
    other: ["サービス"],
  },
};

/** Words for what a cabinet sounds like. */
export const SOUND_WORDS: Readonly<Record<Locale, Readonly<Record<SoundCharacter, readonly string[]>>>> = {
  en: {
    tight: ["tight, firm, punchy"],
    scooped: ["scooped mids"],
    round: ["round, warm, dark, mellow"],
    bright: ["bright, sparkling, treble"],
  },
  de: {
    tight: ["straff, fest, druckvoll"],
    scooped: ["abgesenkte Mitten, Badewanne"],
    round: ["rund, warm, dunkel, weich"],
    bright: ["hell, brillant, Höhen"],
  },
  ja: {
    tight: ["タイト", "引き締まった低音"],
    scooped: ["ドンシャリ", "中域を抑えた"],
    round: ["丸い", "まろやか", "暖かい"],
    bright: ["明るい", "ブライト", "高域"],
  },
};

export const BACK_WORDS: Readonly<Record<Locale, Readonly<Record<"open" | "closed", readonly string[]>>>> = {
  en: { open: ["open back"], closed: ["closed back, sealed"] },
  de: { open: ["offen, hinten offene Box"], closed: ["geschlossen, geschlossene Box"] },
  ja: { open: ["オープンバック", "開放型"], closed: ["クローズドバック", "密閉型"] },
};
