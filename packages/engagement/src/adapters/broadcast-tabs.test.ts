import { expect, test } from "vitest";
import { describePopUpTabs } from "../store/pop-up-tabs.contract.ts";
import type { TabNews } from "../store/ports.ts";
import { createFakeBrowser } from "../testing/fake-pop-up-tabs.ts";
import { createBroadcastTabs } from "./broadcast-tabs.ts";

const CHANNEL = "shop_pop_ups_test";

/** The platform's channels deliver in the order of posting: once a later message has arrived, so has everything before it. */
function openChannels() {
  const channels: BroadcastChannel[] = [];
  const openChannel = () => {
    const channel = new BroadcastChannel(CHANNEL);
    channels.push(channel);
    return channel;
  };
  return {
    openTab: () => createBroadcastTabs(openChannel()),
    settle: async () => {
      const listener = openChannel();
      const arrived = new Promise((resolve) => {
        listener.onmessage = resolve;
      });
      channels[0]?.postMessage("last");
      await arrived;
    },
    end: () => {
      for (const channel of channels) channel.close();
    },
  };
}

describePopUpTabs("channels", openChannels);
describePopUpTabs("the fake", () => ({ ...createFakeBrowser(), settle: async () => {}, end: () => {} }));

test.each([[null], ["hello"], [{ tab: "1", shown: [], dismissed: [] }], [{ tab: 1 }]])(
  "a message that is %j isn't news",
  async (message) => {
    const { openTab, settle, end } = openChannels();
    const heard: TabNews[] = [];
    openTab().listen((news) => heard.push(news));
    const stranger = new BroadcastChannel(CHANNEL);
    stranger.postMessage(message);
    await settle();
    expect(heard).toEqual([]);
    stranger.close();
    end();
  },
);

test("a browser without channels has one tab", () => {
  const alone = createBroadcastTabs(null);
  const heard: TabNews[] = [];
  const end = alone.listen((news) => heard.push(news));
  alone.post({ tab: 1, shown: [], dismissed: [], isNew: true });
  end();
  expect(heard).toEqual([]);
});
