import { expect, test } from "vitest";
import { salesLookAgain } from "./sales-look-again.ts";

test("[ENGAGE-04] sales are looked at with each page and with each return to the tab, and not in the background", () => {
  let looks = 0;
  let hide = (_isHidden: boolean) => {};
  let isHeard = true;
  const end = salesLookAgain({
    sales: {
      lookAgain: () => {
        looks += 1;
      },
    },
    environment: {
      // As the browser's: it says at once how things are.
      onHidden: (listener) => {
        hide = listener;
        listener(false);
        return () => {
          isHeard = false;
        };
      },
    },
  });
  expect(looks).toBe(1);
  hide(true);
  expect(looks).toBe(1);
  hide(false);
  expect(looks).toBe(2);
  end();
  expect(isHeard).toBe(false);
});
