import type { Page } from "playwright/test";
import { languages } from "@hjarta-lunga/contract/languages.ts";
import { expectAccessible } from "./support/accessible.ts";
import { count, field, titles, visitProjects, words } from "./support/research.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1440, height: 900 });
});

const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);

for (const language of languages) {
  const own = words[language];
  const other = words[language === "sv" ? "en" : "sv"];

  test(`the list in ${language} stands in its HTML, and names its twin in the other language`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(own.path)).text();
    expect(html.match(/<h3/g)?.length).toBeGreaterThanOrEqual(25);
    await visitProjects(page, "", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.heading);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(titles(page)).toHaveCount(25);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(11);
    const twin = await page
      .locator(`link[rel="alternate"][hreflang="${language === "sv" ? "en" : "sv"}"]`)
      .getAttribute("href");
    expect(new URL(twin ?? "").pathname).toBe(other.path);
    await page
      .getByRole("banner")
      .getByRole("link", { name: language === "sv" ? "In English" : "På svenska", exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.heading);
    await expect(page.locator("html")).toHaveAttribute("lang", language === "sv" ? "en" : "sv");
  });

  test(`the list in ${language} is accessible, whole, narrowed, and empty`, async ({ page }) => {
    test.setTimeout(150_000);
    await visitProjects(page, "", language);
    await expectAccessible(page, "whole");
    await visitProjects(page, "?query=a&area=copd&year=2024&sort=title", language);
    await expectAccessible(page, "narrowed");
    await visitProjects(page, "?query=kvantfysik", language);
    await expectAccessible(page, "empty");
  });
}

test("a filter is in the URL when typing has stopped, without a page in the history for each letter", async ({
  page,
}) => {
  await visit(page, "/forskning/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Beviljade projekt/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beviljade projekt");
  await field(page).pressSequentially("hjart svikt", { delay: 30 });
  await page.getByLabel("År").selectOption("2023");
  await expect(count(page)).toHaveText(/^Projekt 1–\d+ av \d+$/);
  await expect.poll(() => search(page)).toBe("?query=hjart+svikt&year=2023");
  for (const title of await titles(page).allInnerTexts()) expect(title.toLowerCase()).toContain("svikt");
  await page.goBack();
  await expect(page).toHaveURL(/\/forskning\/$/);
  await page.goForward();
  await expect(field(page)).toHaveValue("hjart svikt");
  await expect(page.getByLabel("År")).toHaveValue("2023");
});

test("a shared URL opens the same in another browser, sums and chart with it", async ({ page, browser }) => {
  await visitProjects(page);
  await field(page).fill("astma");
  await page.getByLabel("År").selectOption("2020");
  await page.getByLabel("Ordning").selectOption("largest");
  await expect.poll(() => search(page)).toBe("?query=astma&year=2020&sort=largest");
  const shown = await titles(page).allInnerTexts();
  const sums = await page.getByRole("table").innerText();
  expect(shown.length).toBeGreaterThan(0);
  const other = await browser.newPage();
  await visitProjects(other, search(page));
  await expect(titles(other)).toHaveText(shown);
  expect(await other.getByRole("table").innerText()).toBe(sums);
  await other.close();
});

test("pages of results are links; back leads to the page before, a new tab opens the same", async ({ page }) => {
  await visitProjects(page, "?area=asthma");
  const first = await titles(page).allInnerTexts();
  await page.getByRole("link", { name: "Nästa", exact: true }).click();
  await expect(count(page)).toHaveText(/^Projekt 26–50 av /);
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  expect(search(page)).toBe("?area=asthma&page=2");
  const second = await titles(page).allInnerTexts();
  expect(second).not.toEqual(first);
  await page.goBack();
  await expect(titles(page)).toHaveText(first);
  await page.goForward();
  await expect(titles(page)).toHaveText(second);
  await page.reload();
  await expect(titles(page)).toHaveText(second);
});

test("the keyboard alone finds, narrows, and turns the page", async ({ page }) => {
  await visitProjects(page);
  await field(page).focus();
  await page.keyboard.type("KOL");
  await page.keyboard.press("Enter");
  await expect(count(page)).toBeFocused();
  await expect(count(page)).not.toHaveText(/av 2.000/);
  const next = page.getByRole("link", { name: "Nästa", exact: true });
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press("Tab");
    if (await next.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText(/^Projekt 26–50/);
  await expect(count(page)).toBeFocused();
  expect(search(page)).toBe("?query=KOL&page=2");
});

test("every word and attribute of the English page is English", async ({ page }) => {
  await visitProjects(page, "", "en");
  const said = await page.evaluate(() => {
    const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
    // Names of people and places are what they are.
    for (const names of main.querySelectorAll("ol h3 + p")) names.remove();
    const attributes = [...main.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(({ name }) => !["class", "style", "d"].includes(name)).map(({ value }) => value),
    );
    const head = [...document.head.querySelectorAll("title, meta[name='description'], meta[property^='og:']")].map(
      (element) => element.getAttribute("content") ?? element.textContent,
    );
    const foot = document.querySelector(".foot")?.cloneNode(true) as HTMLElement;
    for (const named of foot.querySelectorAll("[lang='sv'], .logo")) named.remove();
    const notice = document.querySelector<HTMLElement>(".notice")?.innerText;
    return [notice, main.innerText, foot.innerText, ...attributes, ...head].join("\n");
  });
  expect(said.replaceAll("Hjärta & Lunga", "")).not.toMatch(/[åäö]/i);
  expect(said).not.toMatch(/\b(och|projekt|kronor per år|sida|visa|hela|kr|vardagar)\b/i);
  expect(said).toContain("2,000");
  expect(said).toContain("SEK ");
  expect(said).toContain("Swedish Fundraising Control");
  expect(said).toContain("Cold air");
});

test("on a slow line the first projects are there at once, and a filter waits for the rest", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(`${words.sv.path}?query=takotsubo`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(count(page)).toHaveText(/^(Projekt 1–25 av 2.000|Hämtar hela listan …)$/);
  await expect(count(page)).toHaveText(/^Projekt 1–\d+ av \d\d$/, { timeout: 60_000 });
});

test("without script the newest projects, the sums and the chart are there, and nothing that script must do", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(words.sv.path);
  await expect(titles(page)).toHaveCount(25);
  await expect(page.getByRole("table")).toContainText("2025");
  await expect(page.locator("main noscript p")).toHaveText(/^Här är de 25 senaste projekten\./);
  await expect(page.locator("main noscript p")).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Nästa", exact: true })).toBeHidden();
  await page.close();
});

test("no other page carries the list", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/om-oss/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("research-projects") || url.includes("/petitions/"))).toEqual([]);
});
