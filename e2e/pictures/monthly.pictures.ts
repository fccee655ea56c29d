import * as routes from "@hjarta-lunga/contract/routes.ts";
import { endMandate, linkTo, someMonthlyGiver } from "../support/gift-links.ts";
import { scanCode, someAddress, toConsent } from "../support/mandate.ts";
import { mandatesOf } from "../support/register.ts";
import { visit } from "../support/site.ts";
import { press, see, test } from "./picture.ts";

/** Nobody has two mandates, so each width has a signer of its own. */
const signers: Record<string, { number: string }> = {
  "360": { number: "194606109108" },
  "1440": { number: "191202119945" },
};

test.use({ tallest: 1600 });

test("a mandate from its amount to the thanks", async ({ page, picture, phonePicture }, { project }) => {
  const signer = signers[project.name] ?? { number: "" };
  const email = someAddress();
  await visit(page, routes.monthlyGift.href());
  await picture("monthly-amount");
  await visit(page, `${routes.monthlyGift.href()}?belopp=200&vidare=1`);
  await see(page, "Legitimera dig");
  await phonePicture("monthly-identity");
  await press(page, "Mobilt BankID på en annan enhet");
  await page.getByRole("img", { name: "QR-kod för BankID" }).waitFor();
  await picture("monthly-bankid-code");
  await scanCode(page, signer);
  await see(page, /^Hej /);
  await page.getByLabel("Clearingnummer").fill("6000");
  await page.getByLabel("Kontonummer").fill("000012343");
  await page.getByLabel("E-post").fill(email);
  await picture("monthly-account");
  await toConsent(page, email);
  await picture("monthly-consent");
  // A phone would sign in an app of its own.
  await press(page, project.name === "360" ? "Mobilt BankID på en annan enhet" : "Skriv under med BankID");
  await scanCode(page, signer);
  await see(page, "Tack! Nu är du månadsgivare");
  await picture("monthly-thanks");
  // The same person signs again the next time that pictures are taken.
  const [mandate] = await mandatesOf(email);
  await endMandate({ shortReference: mandate?.short_reference ?? "" });
});

test("the pages that links of a mailing lead to", async ({ page, picture, phonePicture }) => {
  const giver = await someMonthlyGiver();
  for (const [kind, button] of [
    ["increase", "Höj till 300 kr i månaden"],
    ["extra", "Ge 300 kr med autogiro"],
  ] as const) {
    await visit(page, await linkTo(kind, giver));
    await page.getByRole("radio", { name: "300 kr" }).check();
    await picture(`monthly-${kind}`);
    await press(page, button);
    await see(page, "Tack, Gun!");
    await phonePicture(`monthly-${kind}-thanks`);
  }
});
