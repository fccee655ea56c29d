import { expect, type Page, test } from "playwright/test";
import { codesFrom } from "../support/authenticator.ts";
import { admin, fillLogin, logIn, openPage } from "../support/editors.ts";
import { mailsTo } from "../support/standins.ts";

const linkTo = async (email: string, subject: string) => {
  const link = async () => {
    const mail = (await mailsTo(email)).find((each) => each.subject === subject);
    return /https?:\/\/\S+\/admin\/reset\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(link).not.toBe("");
  return link();
};

const writePassword = async (page: Page, password: string) => {
  await page.locator("#field-password").fill(password);
  await page.locator("#field-confirm-password").fill(password);
  await page.getByRole("button", { name: "Välj lösenord" }).click();
};
const choosePassword = async (page: Page, password: string) => {
  await writePassword(page, password);
  await expect(page.getByText("Ditt lösenord är valt. Logga in med det.")).toBeVisible();
};

const logInAs = (page: Page, email: string, password: string) => fillLogin(page, { email, password });

test("a writer is invited, writes, publishes nothing, forgets the password, and adds a code", async ({
  browser,
  page,
}) => {
  const mark = Date.now().toString(36);
  const email = `skribent-${mark}@example.test`;
  const greeting = page.getByRole("heading", { name: `Hej, Sara ${mark}!` });

  await test.step("an administrator invites her", async () => {
    const office = await browser.newContext();
    const desk = await office.newPage();
    await logIn(desk);
    await desk.goto(`${admin}/collections/users`);
    await desk.getByLabel("Namn", { exact: true }).fill(`Sara ${mark}`);
    await desk.getByLabel("E-post", { exact: true }).fill(email);
    await desk.getByRole("button", { name: "Skicka inbjudan" }).click();
    await expect(desk.getByText(`Ett mejl med en länk är på väg till ${email}.`)).toBeVisible();
    await office.close();
  });
  await test.step("she chooses a password by the link in the mail", async () => {
    await page.goto(await linkTo(email, "Välkommen till redaktionen"));
    await writePassword(page, "sommar");
    await expect(page.getByRole("alert").filter({ hasText: "minst 12 tecken" })).toBeVisible();
    await choosePassword(page, "Fyra lugna andetag 5");
    await logInAs(page, email, "Fyra lugna andetag 5");
    await expect(greeting).toBeVisible();
  });
  await test.step("she may save a draft, sees no button to publish, and is refused when she asks the service", async () => {
    await openPage(page, "/testamente/");
    await expect(page.getByRole("button", { name: "Publicera ändringar" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Publicera då" })).toHaveCount(0);
    const id = /pages\/(\d+)/.exec(page.url())?.[1] ?? "";
    const refused = await page.evaluate(async (path) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ _status: "published" });
      const response = await fetch(path, { method: "PATCH", headers, body });
      return { status: response.status, text: await response.text() };
    }, `/content-api/pages/${id}`);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("publiceras av en redaktör")]);
  });
  await test.step("she has forgotten the password, and a mail comes", async () => {
    await page.context().clearCookies();
    await page.goto(`${admin}/login`);
    await page.getByRole("link", { name: "Glömt lösenordet?" }).click();
    // The login has a field of the same name.
    await expect(page.getByRole("heading", { name: "Glömt lösenordet" })).toBeVisible();
    await page.locator("#field-email").fill(email);
    await page.getByRole("button", { name: "Skicka länken" }).click();
    await page.goto(await linkTo(email, "Välj ett nytt lösenord"));
    await choosePassword(page, "Sju glada fiskar 9 dansar");
    await logInAs(page, email, "Sju glada fiskar 9 dansar");
    await expect(greeting).toBeVisible();
  });
  await test.step("she adds a code from her telephone, and is asked for it", async () => {
    await page.goto(`${admin}/account`);
    await expect(page.getByText("– den här webbläsaren")).toBeVisible();
    await page.getByRole("button", { name: "Slå på" }).click();
    const [code, next] = codesFrom(await page.locator(".house-account code").innerText());
    await page.getByLabel("Kod", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Bekräfta koden" }).click();
    await expect(page.locator(".house-account__codes li")).toHaveCount(10);
    await page.context().clearCookies();
    await logInAs(page, email, "Sju glada fiskar 9 dansar");
    await page.getByLabel("Kod från din telefon").fill("000000");
    await page.getByRole("button", { name: "Logga in" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Koden stämmer inte" })).toBeVisible();
    await page.getByLabel("Kod från din telefon").fill(next);
    await page.getByRole("button", { name: "Logga in" }).click();
    await expect(greeting).toBeVisible();
  });
});
