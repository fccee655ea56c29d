import { randomInt } from "node:crypto";
import type { Page } from "playwright/test";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expectFinished } from "./support/accessible.ts";
import { fetchAccount, identify, scanCode, sign, signers, someAddress, toConsent } from "./support/mandate.ts";
import { mandatesOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo } from "./support/standins.ts";

/** Changes his mind in the app. */
const people = { lars: { number: "195907142599" } };

/** Has never given. Numbers end in a digit that is computed of the others. */
function newcomer(): { number: string } {
  const digits = `${randomInt(40, 99)}0${randomInt(1, 10)}${randomInt(10, 29)}${randomInt(100, 999)}`;
  const sum = Array.from(digits, Number)
    .map((digit, index) => digit * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0);
  return { number: `19${digits}${(10 - (sum % 10)) % 10}` };
}

test.beforeEach(async ({ page, context, baseURL }) => {
  test.setTimeout(180_000);
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function askBankId(page: Page, person: { number: string }): Promise<void> {
  await press(page, "Mobilt BankID på en annan enhet");
  await expect(page.getByRole("heading", { name: "Skanna koden med BankID" })).toBeVisible();
  await scanCode(page, person);
}

async function logIn(page: Page, person: { number: string }): Promise<void> {
  await visit(page, routes.myPages.href());
  await askBankId(page, person);
  await expect(page.getByRole("heading", { level: 1, name: /^Hej / })).toBeFocused({ timeout: 30_000 });
}

const isOut = (page: Page, said: RegExp) => expect(page.getByText(said)).toBeVisible();
const token = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), tabKeys.myData);

test("who has given nothing sees a picture of their own, and the token is in no address", async ({ page }) => {
  const asked: string[] = [];
  page.on("framenavigated", (frame) => asked.push(frame.url()));
  await logIn(page, newcomer());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Här är det tomt än.");
  const held = await token(page);
  expect(held).toHaveLength(43);
  for (const url of [...asked, page.url(), await page.title()]) expect(url).not.toContain(held ?? "?");
  await expectFinished(page, "nothing given");
});

test("who changes their mind in the app is told so, and can begin again", async ({ page }) => {
  await visit(page, routes.myPages.href());
  await expectFinished(page, "logged out");
  await press(page, "Mobilt BankID på en annan enhet");
  await expect(page.getByRole("heading", { name: "Skanna koden med BankID" })).toBeVisible();
  await scanCode(page, people.lars);
  await expect(page.getByRole("button", { name: /igen/ }).first()).toBeVisible({ timeout: 30_000 });
  expect(await token(page)).toBeNull();
});

test("a second tab asks for no BankID, and logging out empties both, and what Back would show", async ({
  page,
  context,
}) => {
  await logIn(page, newcomer());
  const second = await context.newPage();
  await visit(second, routes.myPages.href());
  await expect(second.getByRole("heading", { level: 1, name: /^Hej / })).toBeVisible();
  await visit(page, routes.start.href());
  await press(second, "Logga ut");
  await isOut(second, /^Du är utloggad\./);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Mina sidor" })).toBeVisible({ timeout: 30_000 });
  expect(await token(page)).toBeNull();
  await expect(page.getByText(/^Hej /)).toHaveCount(0);
});

test("without a network it is out at once, and says that the server was not told", async ({
  page,
  context,
  complaints,
}) => {
  await logIn(page, newcomer());
  await context.setOffline(true);
  await press(page, "Logga ut");
  await isOut(page, /^Du är utloggad här\. Nätet svarade inte/);
  expect(await token(page)).toBeNull();
  await context.setOffline(false);
  expect(complaints.splice(0).filter((said) => !said.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("after thirteen minutes it is asked whether somebody is there, and without an answer all is closed", async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, newcomer());
  await page.clock.fastForward("13:05");
  const question = page.getByRole("alertdialog", { name: "Är du kvar?" });
  await expect(question.getByRole("button", { name: "Ja, jag är kvar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await page.clock.fastForward("13:05");
  await expect(question).toBeVisible();
  await page.clock.fastForward("02:00");
  await page.clock.runFor(1_000);
  await isOut(page, /^Det hände inget på 15 minuter/);
});

test("a monthly gift is paused and ended alone, and each says when the next draw is", async ({ page }) => {
  const email = someAddress();
  await visit(page, routes.monthlyGift.href());
  await identify(page, signers.gunvor);
  await fetchAccount(page, signers.gunvor, "seb");
  await toConsent(page, email);
  await sign(page, signers.gunvor);
  const [signed] = await mandatesOf(email);

  await logIn(page, signers.gunvor);
  const monthly = page.getByRole("region", { name: "Din månadsgåva" });
  await expect(monthly).toContainText("SEB, slutar på");
  await press(page, "Pausa");
  await expect(page.getByRole("heading", { name: "Hur länge vill du pausa?" })).toBeFocused();
  await page.getByRole("radio", { name: "2 månader" }).check();
  await expect(monthly.getByRole("status")).toContainText(/^Inget dras i .* och .*\. Nästa gång: /);
  await expectFinished(page, "pause");
  await press(page, "Pausa i två månader");
  await expect(page.getByRole("heading", { name: /^(Klart\. Nu är det paus\.|Pausen börjar i)/ })).toBeFocused();
  await page.reload();
  await expect(monthly.getByText(/^Inget dras i /)).toBeVisible();
  expect((await mandatesOf(email))[0]?.state).toBe(signed?.state);

  await press(page, "Avsluta");
  await press(page, "Avsluta månadsgåvan");
  await expect(page.getByRole("heading", { name: "Klart. Tack, Gunvor." })).toBeFocused();
  await expect.poll(async () => (await mandatesOf(email))[0]?.state).toBe("revoked");
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join("\n"), { timeout: 30_000 })
    .toMatch(/avslut/i);
});

test("all of it is reached by keyboard alone", async ({ page }) => {
  await logIn(page, newcomer());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ge en gåva" }).locator("visible=true").nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Logga ut" }).last().focus();
  await page.keyboard.press("Enter");
  await isOut(page, /^Du är utloggad\./);
  await expect(page.getByRole("heading", { level: 1, name: "Mina sidor" })).toBeFocused();
});
