import { randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectFinished } from "./support/accessible.ts";
import { paySwish, someGiver, thanked, toPayment, type Giver } from "./support/gift.ts";
import { expectKeyboardWalk } from "./support/keyboard.ts";
import { mailedLink, openDetails, partOf, people } from "./support/my-details.ts";
import { personsAt, personsWith } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, messagesTo, onThePhone } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.setTimeout(180_000);
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const someEmail = () => `mina-${randomUUID()}@exempel.se`;

async function giveOnce(page: Page, giver: Giver, amount: number): Promise<void> {
  await toPayment(page, giver, amount);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await thanked(page);
}

/** Somebody else's browser, or another device of the same person. */
async function elsewhere<T>(browser: Browser, baseURL: string | undefined, look: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" });
  await withChoice(context, baseURL ?? "", false);
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test("address, e-mail and mobile are changed each by itself, the last two once they are proven", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const [email, digits] = [someEmail(), String(randomInt(1_000_000, 9_999_999))];
  await openDetails(page, people.gunvor);
  const address = partOf(page, "Adress");
  await address.getByLabel("Gatuadress").fill("Älvsjövägen 3 <b>uppgång</b> C");
  await address.getByLabel("Postnummer").fill("125 34");
  await address.getByLabel("Ort").fill("Älvsjö");
  await press(page, "Spara adressen");
  await expect(address.getByText("Adressen är sparad.")).toBeVisible();

  await partOf(page, "E-post").getByLabel("E-post").fill(email);
  await press(page, "Byt e-post");
  await expect(page.getByText(`En länk ligger i inkorgen hos ${email}`)).toBeVisible();
  await expect(partOf(page, "E-post").getByLabel("E-post")).not.toHaveAttribute("aria-invalid");
  const link = await mailedLink(email, "bevis");
  expect(await personsWith(email)).toEqual([]);
  await elsewhere(browser, baseURL, async (other) => {
    await visit(other, link);
    expect(other.url()).not.toContain("bevis");
    await press(other, "Ja, det är min adress");
    await expect(other.getByText("Från och med nu skriver vi till din nya adress.")).toBeVisible();
  });
  // It works once.
  await elsewhere(browser, baseURL, async (other) => {
    await visit(other, link);
    await press(other, "Ja, det är min adress");
    await expect(other.getByRole("heading", { name: "Länken fungerar inte längre" })).toBeFocused();
  });
  expect(await personsWith(email)).toMatchObject([{ street: "Älvsjövägen 3 <b>uppgång</b> C", forgotten: false }]);

  await page.reload();
  await expect(partOf(page, "E-post").getByLabel("E-post")).toHaveValue(email);
  await expect(address.getByLabel("Gatuadress")).toHaveValue("Älvsjövägen 3 <b>uppgång</b> C");
  await partOf(page, "Mobil").getByLabel("Mobil").fill(`070${digits}`);
  await press(page, "Byt nummer");
  const code = page.getByLabel("Koden i sms:et");
  await expect(code).toBeFocused();
  const mobile = `+4670${digits}`;
  await expect.poll(async () => (await messagesTo(mobile)).length).toBe(1);
  const right = /\d{6}/.exec((await messagesTo(mobile))[0] ?? "")?.[0] ?? "";
  await code.fill(right === "000000" ? "000001" : "000000");
  await press(page, "Bekräfta numret");
  await expect(page.getByText(/^Den koden stämmer inte/).first()).toBeVisible();
  // The browser itself tells of the answer that says so.
  complaints.splice(0);
  await code.fill(right);
  await press(page, "Bekräfta numret");
  await expect(page.getByText("Tack. Numret är sparat.")).toBeVisible();
  expect(await personsWith(email)).toMatchObject([{ mobile }]);
});

test("two gifts without a number are brought home by a link that is opened on another device", async ({
  page,
  browser,
  baseURL,
}) => {
  const giver = someGiver();
  for (const amount of [250, 300]) await giveOnce(page, giver, amount);
  await openDetails(page, people.elsa, "#hitta");
  const find = partOf(page, "Saknas en gåva?");
  await find.getByRole("textbox", { name: "E-post" }).fill(giver.email);
  await press(page, "Hitta gåvor");
  await expect(page.getByText(`Nu ligger en länk i inkorgen hos ${giver.email}`)).toBeVisible();
  const link = await mailedLink(giver.email, "bevis");
  await elsewhere(browser, baseURL, async (other) => {
    await visit(other, link);
    await press(other, "Ja, det är min adress");
    await expect(other.getByText("2 gåvor har kommit hem.")).toBeVisible();
    await expect(other.getByRole("link", { name: "Till Mina sidor" })).toHaveAttribute("href", routes.myPages.href());
  });
  await page.goto(routes.myPages.href());
  await expect(page.getByText(/550\s*kr/).first()).toBeVisible();
});

test("who has no BankID gets a link by mail, which opens gifts in one browser and changes nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  const giver = someGiver();
  await giveOnce(page, giver, 275);
  const ask = async (email: string) => {
    await visit(page, routes.myPages.href());
    await page.getByLabel("E-post").fill(email);
    await press(page, "Mejla en länk");
    await expect(page.getByText(/^Om adressen finns hos oss ligger en länk i din inkorg/)).toBeVisible();
  };
  const nobody = someEmail();
  await ask(nobody);
  await ask(giver.email);
  const link = await mailedLink(giver.email, "lank");
  expect(await mailsTo(nobody)).toEqual([]);

  await visit(page, link);
  expect(page.url()).not.toContain("lank");
  await press(page, "Visa mina gåvor");
  await expect(page.getByText(/275\s*kr/).first()).toBeVisible();
  await page.goto(routes.myDetails.href());
  await expect(page.getByRole("heading", { name: "Här behövs BankID" })).toBeVisible();
  await elsewhere(browser, baseURL, async (other) => {
    await visit(other, link);
    await press(other, "Visa mina gåvor");
    await expect(other.getByRole("heading", { name: "Länken fungerar inte längre" })).toBeFocused();
    await expect(other.getByRole("button", { name: "Mejla en länk" })).toBeVisible();
  });
});

test("a letter is acknowledged, lands with staff as it was written, and is answered to an address", async ({
  page,
  context,
  complaints,
}) => {
  const words = `Hej! "><img src=x onerror=alert(1)> 👩‍🔬 ${randomUUID()}`;
  await openDetails(page, people.hidden);
  await page.getByLabel("Vad gäller det?").selectOption("gift");
  await page.getByLabel("Vad vill du säga eller fråga?").fill(words);
  await context.setOffline(true);
  await press(page, "Skicka");
  await expect(page.getByText(/^Du har inget nät just nu/)).toBeVisible();
  await context.setOffline(false);
  await press(page, "Skicka");
  await expect(page.getByText(/^Tack, vi har fått det/)).toBeVisible();
  const letter = page.locator("details").filter({ hasText: words });
  await letter.locator("summary").click();
  await expect(letter.getByText(words)).toBeVisible();
  // The browser itself tells of each call that found no network, maybe long after the page does.
  expect(complaints.splice(0).filter((said) => !said.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("all that is held is downloaded, for a computer and to be read", async ({ page }) => {
  await openDetails(page, people.gunvor);
  const file = async (button: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const json = await file("Hämta JSON");
  expect(json.name).toBe("mina-uppgifter.json");
  expect(JSON.stringify(JSON.parse(json.bytes.toString()))).toContain("Gunvor");
  const pdf = await file("Hämta PDF");
  expect(pdf.name).toBe("mina-uppgifter.pdf");
  expect((await readPdf(pdf.bytes)).words).toContain("Gunvor");
});

test("who asks to be forgotten is, with two presses, and nothing of them shows after it", async ({ page }) => {
  const street = `Glömda gatan ${randomInt(1_000_000)}`;
  await openDetails(page, people.alva);
  const address = partOf(page, "Adress");
  await address.getByLabel("Gatuadress").fill(street);
  await address.getByLabel("Postnummer").fill("111 22");
  await address.getByLabel("Ort").fill("Stockholm");
  await press(page, "Spara adressen");
  await expect(page.getByText("Adressen är sparad.")).toBeVisible();
  expect(await personsAt(street)).toHaveLength(1);

  await press(page, "Ta bort mig");
  await expect(page.getByRole("heading", { name: "Vill du ta bort allt det här?" })).toBeFocused();
  await press(page, "Ja, ta bort mig");
  await expect(page.getByRole("heading", { name: "Klart. Vi har tagit bort dig." })).toBeFocused();
  expect(await personsAt(street)).toEqual([]);
  await openDetails(page, people.alva);
  await expect(address.getByLabel("Gatuadress")).toHaveValue("");
});

test("my details are for everybody: every state on every screen, by keyboard alone", async ({ page }) => {
  await visit(page, routes.myDetails.href());
  await expectFinished(page, "logged out");
  await openDetails(page, people.hidden);
  await expectFinished(page, "details");
  await expectKeyboardWalk(page, routes.myDetails.href());
  await partOf(page, "Adress").getByLabel("Postnummer").fill("12");
  await press(page, "Spara adressen");
  await expect(partOf(page, "Adress").getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await partOf(page, "E-post").getByLabel("E-post").fill("överläkare");
  await press(page, "Byt e-post");
  await expect(partOf(page, "E-post").getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await press(page, "Ta bort mig");
  await expectFinished(page, "details with errors");
  await visit(page, `${routes.myDetails.href()}#bevis=${"x".repeat(43)}`);
  await expect(page.getByRole("button", { name: "Ja, det är min adress" })).toBeVisible();
  await expectFinished(page, "a link to press");
  await press(page, "Ja, det är min adress");
  await expect(page.getByRole("heading", { name: "Länken fungerar inte längre" })).toBeFocused();
  await expectFinished(page, "a link that is old");
});
