import { expect, test } from "playwright/test";
import { inDatabase, readFrom } from "../../scripts/lib/databases.ts";
import { saidTime, understandTime } from "../../services/content/src/schedule/stockholm.ts";
import { admin, logIn, saveDraft } from "../support/editors.ts";

const database = () => readFrom(inDatabase(process.env.DATABASE_URL ?? "", "content"));

// The editor is abroad: times are Stockholm's all the same.
test.use({ timezoneId: "America/New_York" });

test("a page goes out at the time that was set, which the record and the first page say", async ({ page }) => {
  const mark = Date.now().toString(36);
  const nextYear = new Date().getFullYear() + 1;
  const wordsOf = (typed: string) => {
    const result = understandTime(typed, new Date());
    return "at" in result ? saidTime(result.at, new Date()) : result.problem;
  };
  const [first, second] = [`${nextYear}-12-01 06.00`, `${nextYear}-12-02 07.30`];
  expect(wordsOf(first)).toMatch(/^\p{L}+dag 1 december \d{4} kl\. 06\.00$/u);

  await logIn(page);
  await page.goto(`${admin}/collections/pages/create`);
  await page.locator("#field-title").fill(`Bestämd ${mark}`);
  await page.locator("#field-address").fill(`/bestamd-${mark}/`);
  await expect(page).toHaveURL(/collections\/pages\/\d+/);
  await saveDraft(page);
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  const time = page.getByLabel("Dag och klockslag", { exact: true });
  const set = async (typed: string) => {
    await time.fill(typed);
    await page.getByRole("button", { name: "Publicera då" }).click();
  };

  await test.step("what is no time is refused in words", async () => {
    await set(`${nextYear}-02-30 06.00`);
    await expect(page.getByText("Skriv dag och klockslag, till exempel")).toBeVisible();
  });
  await test.step("a time is typed, and changed", async () => {
    await set(first);
    await expect(page.getByText(`Publiceras ${wordsOf(first)}, bestämt av`)).toBeVisible();
    await set(second);
    await expect(page.getByText(`Publiceras ${wordsOf(second)}, bestämt av`)).toBeVisible();
    await expect(page.getByText(`Publiceras ${wordsOf(first)}`)).toHaveCount(0);
  });
  await test.step("a day and a clock are chosen in the calendar, too", async () => {
    const calendar = page.locator(".react-datepicker");
    await page.getByPlaceholder("Eller välj i en kalender").click();
    await calendar.getByRole("button", { name: "Nästa månad" }).click();
    await calendar.locator(".react-datepicker__day--015:not(.react-datepicker__day--outside-month)").click();
    const day = (await time.inputValue()).slice(0, 10);
    expect(day).toMatch(/-15$/);
    await calendar.getByRole("option", { name: "08.00", exact: true }).click();
    await expect(time).toHaveValue(`${day} 08.00`);
  });
  await test.step("the first page says it, and leads there", async () => {
    await page.goto(admin);
    const named = page.locator(".house-panel__row", { hasText: `Bestämd ${mark}` });
    const row = named.filter({ hasText: `Publiceras ${wordsOf(second)}` });
    await row.getByRole("link").click();
    await expect(page.locator("#field-title")).toHaveValue(`Bestämd ${mark}`);
  });
  await test.step("it is called off, and set again", async () => {
    await page.getByRole("button", { name: "Ångra tiden" }).click();
    await expect(page.getByText(`Publiceras ${wordsOf(second)}`)).toHaveCount(0);
    await set(second);
    await expect(page.getByText(`Publiceras ${wordsOf(second)}`)).toBeVisible();
  });
  await test.step("its time comes, and it is out", async () => {
    const read = database();
    await read("update scheduled set at = now() where record = $1 and state = 'waiting'", [`pages/${id}`]);
    const status = async () =>
      (await read<{ _status: string }>("select _status from pages where id = $1", [id]))[0]?._status;
    await expect.poll(status).toBe("published");
    await page.reload();
    await expect(page.getByText("Publicerad", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Publiceras /)).toHaveCount(0);
  });
});
