import { cleanup, render } from "@testing-library/react";
import React from "react";
import { expect, test } from "vitest";
import { CardOrderPage } from "#src/core/card/card-order-layout.tsx";

test("a card's page is seen from its top after a reload: what comes when its card is known moves nothing that is seen", () => {
  history.replaceState({ key: "1" }, "", "/order/mc/7H4KX2MQ9TBVZ3NP5RWD");
  sessionStorage.setItem("@@scroll|/order/mc/7H4KX2MQ9TBVZ3NP5RWD|1", "600");
  render(<CardOrderPage noScript="Ring oss.">Ljuset är tänt</CardOrderPage>);
  expect([history.scrollRestoration, sessionStorage.length]).toEqual(["manual", 0]);
  cleanup();
  expect(history.scrollRestoration).toBe("auto");
});
