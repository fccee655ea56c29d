import { screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { loadMandateSteps } from "#src/features/monthly-gift/lazy-steps.ts";
import { api } from "../../core/order/order-api.ts";
import { account } from "./given-mandate.ts";
import {
  arriveAt,
  button,
  complete,
  heading,
  sign,
  toAccount,
  toConsent,
  willingBeforeEach,
  writeAccount,
} from "./mandate-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
willingBeforeEach();
beforeAll(() => loadMandateSteps());

const waiting = {
  ...complete("sign"),
  ...{ state: "pending", message: "outstandingTransaction", token: null },
  startUrls: { phone: "https://app.bankid.com/?autostarttoken=1", computer: "bankid:///?autostarttoken=1" },
};

/** The app is there to be opened, and the page waits for it. */
async function signing(number = "") {
  const page = arriveAt("?belopp=300");
  const { user } = page;
  await toAccount(user);
  await writeAccount(user);
  if (number !== "") {
    await user.click(screen.getByRole("checkbox", { name: /någon annans/ }));
    for (const [name, written] of [
      [/^Förnamn/, "Karl"],
      [/^Efternamn/, "Ek"],
      [/^Personnummer/, number],
    ] as const) {
      await user.click(screen.getByRole("textbox", { name }));
      await user.paste(written);
    }
  }
  await toConsent(user);
  for (const call of ["Sign", "Poll"]) api.says.set(call, [{ body: waiting }]);
  await sign(user);
  await screen.findByRole("link", { name: "Öppna BankID-appen" });
  return page;
}

test.each([
  ["led back by the app", `/bli-manadsgivare/#bankid=${"n".repeat(43)}`],
  ["looked at again", "/bli-manadsgivare/"],
])("a page that the phone has unloaded while its visitor signs goes on when it is %s", async (_, returnTo) => {
  const { unload } = await signing("194606109108");
  api.says.set("Poll", [{ body: complete("sign") }]);
  unload(returnTo);
  await heading("Tack! Nu är du månadsgivare");
  expect([api.bodies("Authenticate").length, api.bodies("Sign").length]).toEqual([1, 1]);
  expect(api.bodies("Add")).toMatchObject([
    { amount: 300, account, donor: { giver: { firstName: "Karl", personalNumber: "194606109108" } } },
  ]);
});

test("the account lies in the tab while it is signed for, and nowhere before or after", async () => {
  const { user } = await signing();
  expect(sessionStorage.getItem(tabKeys.bankIdPage)).toContain(account.number);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(account.number);
  await user.click(await button("Avbryt"));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(account.number);
});
