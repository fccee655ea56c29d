import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { inBothLooks, openPage } from "./both-looks.ts";
import type { Options } from "./both-looks.ts";
import { Failure } from "./failure.ts";
import { press, see } from "./picture-steps.ts";
import { endMandateOf, linksOfGiver } from "./pictured-giver.ts";

const tallest = 1600;
/** Said to go well on the stand-in's phone. Nobody has two mandates, so each width has a signer of its own. */
const signers = ["194606109108", "191202119945"];

type Waiting = { id: string; autoStartToken: string; status: string };

const ordersAt = async (standins: string): Promise<Waiting[]> =>
  ((await (await fetch(`${standins}/control/bankid/orders`)).json()) as Waiting[]).filter(
    ({ status }) => status === "pending",
  );

/** Asks for the code, and answers it with what the app on the phone beside it does. */
const beginBankId = async (page: Page, standins: string, person: string): Promise<() => Promise<void>> => {
  const before = new Set((await ordersAt(standins)).map(({ id }) => id));
  await press(page, "Mobilt BankID på en annan enhet");
  await see(page, "Skanna koden med BankID");
  const mine = (await ordersAt(standins)).find(({ id }) => !before.has(id));
  if (mine === undefined) throw new Failure("Nothing waits for BankID.");
  const onPhone = (body: unknown) =>
    fetch(`${standins}/control/bankid/phone`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  return async () => {
    await onPhone({ do: "open", autoStartToken: mine.autoStartToken });
    await onPhone({ do: "approve", orderRef: mine.id, person });
  };
};

/** A mandate from its amount to the thanks, and both pages that links of a mailing lead to. */
export const takeMonthlyPictures = async (browser: Browser, options: Options): Promise<void> => {
  const { site, standins } = options;
  await inBothLooks(browser, options, { name: "monthly", tallest }, async (page, picture) => {
    const person = signers.shift() ?? "";
    const email = `manadsgivare-${randomUUID()}@exempel.se`;
    await openPage(page, `${site}${routes.monthlyGift.href()}`);
    await picture("amount");
    await press(page, "Gå vidare");
    await see(page, "Legitimera dig");
    await picture("identity");
    const identify = await beginBankId(page, standins, person);
    await page.getByRole("img", { name: /kod/i }).first().waitFor();
    await picture("bankid-code");
    await identify();
    await see(page, /^Hej /);
    await page.getByLabel("Clearingnummer").fill("6000");
    await page.getByLabel("Kontonummer").fill("000012343");
    await page.getByLabel("E-post").fill(email);
    await picture("account");
    await press(page, "Fortsätt till underskrift");
    await see(page, "Läs och skriv under");
    await page.getByLabel("Jag har läst medgivandet").check();
    await picture("consent");
    await (
      await beginBankId(page, standins, person)
    )();
    await see(page, "Nu är det klart");
    await delay(500);
    await picture("thanks");
    await endMandateOf(email);

    const links = await linksOfGiver();
    for (const { what, link, button, agreed } of [
      { what: "increase", link: links.increase, button: "Höj till 300 kr i månaden", agreed: "Tack, Gun!" },
      { what: "extra", link: links.extra, button: "Ge 300 kr med autogiro", agreed: "Tack, Gun!" },
    ]) {
      await openPage(page, link);
      await page.getByRole("radio", { name: "300 kr" }).check();
      await picture(what);
      await press(page, button);
      await see(page, agreed);
      await picture(`${what}-thanks`);
    }
  });
};
