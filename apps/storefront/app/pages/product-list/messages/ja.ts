import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  all: "プラグイン、インパルス応答パック、バンドルのすべてです。",
  bundle: "複数の製品を、単品の合計より安くお求めいただけます。",
  plugin: "位相、アライメント、キャビネットのためのツールです。WindowsとmacOSに対応しています。",
  samplepack: "複数のマイクと位置で測定したキャビネットを、お使いのローダーで読める形式でお届けします。",
});
