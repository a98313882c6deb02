import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "personalData.whatThisIs":
    "これは{shop}がお客様について保有しているすべてのデータです。アカウントにログインした状態でのご請求により作成されました。秘密の情報（パスワード、リンクの鍵、PIN、ブラウザーを識別する値）と、単なる回数や写しにすぎないものは含まれていません。",
  "personalData.howToRead":
    "時刻はUTCです。金額は通貨単位の100分の1で、円も同じです。4900は49.00を表します。注文の明細は、価格の内訳とともに各注文の中にあります。",
  "personalData.yourRights":
    "お名前とメールアドレスの訂正、アカウントの削除は、アカウントから行えます。お支払い済みの注文は、法律の定めにより、その年の末から{years}年間保管されます。そのほかのご用件は {contact} までお知らせください。",
});
