import type { RaisedEvent } from "@shop/tracking";
import { expect, test } from "vitest";
import { createModalStore } from "../../shell/modal-store.ts";
import { downloadRaisesEvent } from "./download-raises-event.ts";

test("[CAT-07] a download that begins is an event with its product, kind and platform, once; other dialogs are none", () => {
  const modal = createModalStore();
  const raised: RaisedEvent[] = [];
  downloadRaisesEvent({ modal, newsletter: () => 3, events: { raise: (event) => void raised.push(event) } });
  modal.set("login");
  modal.set("download", {
    download: {
      productName: "faMicAlign",
      productPath: "/products/plugins/famicalign",
      fileName: "famicalign-2.1.0-win.zip",
      url: "/download/win",
      kind: "plugin",
      format: "win",
    },
  });
  modal.close();
  expect(raised).toEqual([
    { name: "download", data: { product: "faMicAlign", kind: "plugin", platform: "win", newsletter: 3 } },
  ]);
});
