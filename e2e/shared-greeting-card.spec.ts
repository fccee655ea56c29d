import { ofTheHouse } from "../scripts/testing/of-the-house.ts";
import { readFile } from "node:fs/promises";
import { takeDownGreetingCardCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { seededCampaignCodes } from "@hjarta-lunga/contract/campaigns.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { campaigns } from "../services/content/src/seed/content/campaigns.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { sendCard, senderToken, words } from "./support/greeting-card.ts";
import { lightCard } from "./support/memorial-card.ts";
import { giveCardDesign } from "./support/register.ts";
import { pointsThatDiffer } from "./support/same-picture.ts";
import { forgive, heading, press, unknown } from "./support/shared-card.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { errorReports, mailsTo } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const api = "**/api/DigitalGreetingCard/";

test("every design that was ever sent opens, in season or not, and shows its own artwork", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const window = { width: 356, height: 800 };
  const width = window.width - 2 * 16;
  await page.setViewportSize(window);
  const bare = await context.newPage();
  await bare.setViewportSize(window);
  const { reference } = await sendCard(page, "GENERELL_1");
  const greetings = campaigns.filter(({ code }) => code !== candleCampaign);
  expect(greetings).toHaveLength(seededCampaignCodes.length - 1);
  for (const { code, artwork, alt, greeting, kind } of greetings) {
    const drawing = await readFile(`artwork/${ofTheHouse(artwork)}.svg`);
    await giveCardDesign(reference, code);
    for (const path of [
      routes.greetingCardShared.href(code, reference),
      routes.greetingCardInternal.href(code, reference),
    ]) {
      await page.goto(path);
      await expect(heading(page, greeting), path).toBeVisible();
      await expect(page.getByText(words.from), path).toBeVisible();
      const picture = page.getByRole("img", { name: alt });
      const served = await request.get((await picture.getAttribute("src")) ?? "");
      expect(drawing.equals(await served.body()), `${path}: the file`).toBe(true);
      // As wide as the window within its margins, and 3 x 4 as every drawing.
      expect(await picture.boundingBox(), path).toMatchObject({ width, height: (width * 4) / 3 });
      expect(await pointsThatDiffer(picture, drawing, bare), `${path}: what is seen`).toBeLessThan(50);
      await expect(page.locator(".skymning"), path).toHaveCount(kind === "condolence" ? 1 : 0);
      await expect(page.getByRole("contentinfo"), path).toHaveCount(path.startsWith("/d/") ? 1 : 0);
    }
  }
});

test("the candle opens by the name that all designs have", async ({ page }) => {
  const { reference } = await lightCard(page);
  await visit(page, routes.greetingCardShared.href(candleCampaign, reference));
  await expect(heading(page, "Karl-Gustav Lindström")).toBeVisible();
});

test("a design that never was is met kindly, by a page of its own that is not found", async ({ page, complaints }) => {
  for (const path of ["/d/ALDRIG_1/7H4KX2MQ9TBVZ3NP5RWD", "/_internal/aldrig/"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(heading(page, "Vi hittar inget kort här")).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  }
  await expectAccessible(page, "a design that never was");
  await page.getByRole("link", { name: /Till startsidan/ }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("contentinfo")).toContainText("90 00 000");
  forgive(complaints);
});

test("a card is read, its sender is thanked once by a mail that names no address, and can be answered by a card", async ({
  page,
}) => {
  const { reference, email } = await sendCard(page, "GENERELL_2");
  await visit(page, routes.greetingCardShared.href("GENERELL_2", reference));
  await expect(page.getByText("Till Mamma")).toBeVisible();
  await expect(page.getByText("Tack för kaffet ☕️")).toBeVisible();
  await expectAccessible(page, "shown");
  await expectWithinScreen(page, "shown");
  // One field for the whole window, whatever its height, and below the card too.
  const field = () =>
    page.evaluate(() =>
      [2, innerHeight / 2, innerHeight - 2].map((y) => {
        const painted = (element: Element | null): string => {
          if (element === null) return "";
          const { backgroundColor } = getComputedStyle(element);
          return backgroundColor.endsWith(", 0)") ? painted(element.parentElement) : backgroundColor;
        };
        return painted(document.elementFromPoint(2, y));
      }),
    );
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 1400 });
  expect(new Set(await field()).size).toBe(1);
  if (size) await page.setViewportSize(size);

  await expect(page.getByLabel("Dina ord")).toBeHidden();
  await press(page, "Tacka för kortet");
  await expect(page.getByLabel("Dina ord")).toBeFocused();
  await press(page, "Skicka tacket");
  await expect(page.getByLabel("Dina ord")).toBeFocused();
  await expect(page.getByText("Skriv några ord först.")).toBeVisible();
  await expectAccessible(page, "nothing written");
  await page.getByLabel("Dina ord").fill("Vilket fint kort! ❤️");
  await page.getByRole("button", { name: "Skicka tacket" }).press("Enter");
  await expect(page.getByText(/^Ditt tack är på väg/)).toBeFocused();
  await expectAccessible(page, "thanked");
  const thanks = async () => (await mailsTo(email)).filter(({ text }) => text.includes("Vilket fint kort! ❤️")).length;
  await expect.poll(thanks).toBe(1);

  await page.reload();
  await expect(page.getByText("Tacket för kortet är redan skickat.").first()).toBeVisible();
  await expect(page.getByLabel("Dina ord")).toHaveCount(0);
  const own = page.getByRole("contentinfo").getByRole("link", { name: "Skicka ett eget kort" });
  await expect(own).toHaveAttribute("href", "/digitalt-gratulationskort/?kort=GENERELL_2");
  expect(await thanks()).toBe(1);
});

test("who mourns meets dusk, and nobody who asks for a card", async ({ page }) => {
  const { reference } = await sendCard(page, "KPD_1", { heading: "fromManyToMany", message: "Ring när ni vill." });
  await visit(page, routes.greetingCardShared.href("KPD_1", reference));
  await expect(page.getByRole("heading", { level: 1, name: "Vi tänker på er i sorgen." })).toBeVisible();
  await expect(page.getByText("Ring när ni vill.")).toBeVisible();
  await press(page, "Tacka för kortet");
  await expect(page.getByLabel("Dina ord")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Skicka ett eget kort" })).toHaveCount(0);
  await expectAccessible(page, "condolence");
});

test("the card is kept as a PDF with its words, and as a picture", async ({ page }) => {
  const { reference } = await sendCard(page, "TACK_1");
  await visit(page, routes.greetingCardShared.href("TACK_1", reference));
  const downloaded = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, name)]);
    return readFile(await file.path());
  };
  await press(page, "Spara kortet");
  const { words: printed } = await readPdf(await downloaded("PDF att skriva ut och vika"));
  expect(printed).toContain("Mamma");
  expect(printed).toContain("kaffet");
  expect((await downloaded("Som bild")).subarray(1, 4).toString()).toBe("PNG");
});

test("who sees a card that wounds tells us by keyboard alone, and is thanked", async ({ page }) => {
  const { reference } = await sendCard(page, "TACK_2");
  await visit(page, routes.greetingCardShared.href("TACK_2", reference));
  await page.getByRole("button", { name: "Säg till oss" }).press("Enter");
  await page.keyboard.type("Det här är inte sant.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Tack för att du sa till/)).toBeFocused();
});

test("a reference that is unknown, and one that was taken down, are met kindly", async ({ page, complaints }) => {
  await visit(page, routes.greetingCardShared.href("TACK_1", unknown));
  await expect(heading(page, "Vi hittar inget kort här")).toBeVisible();
  await expectAccessible(page, "unknown");

  const { email, orderReference, reference } = await sendCard(page, "TACK_1");
  const token = await senderToken(email);
  const down = await page.request.post(takeDownGreetingCardCall.path, { data: { orderReference, token } });
  expect(down.status()).toBe(200);
  await visit(page, routes.greetingCardShared.href("TACK_1", reference));
  await expect(heading(page, "Kortet visas inte längre")).toBeVisible();
  await expectAccessible(page, "taken down");
  forgive(complaints);
});

test("what fails is said, told to us without the reference, and can be tried again", async ({ page, complaints }) => {
  const { reference } = await sendCard(page, "TACK_1");
  const told = async () => JSON.stringify(await errorReports());
  await page.route(`${api}GetDigitalGreetingCard*`, (route) => route.abort());
  await visit(page, routes.greetingCardShared.href("TACK_1", reference));
  await expect(heading(page, "Vi når inte kortet just nu")).toBeVisible();
  await expectAccessible(page, "away");
  await expect.poll(told).toContain("download_digital_greeting_card_failed");
  await page.unroute(`${api}GetDigitalGreetingCard*`);
  await press(page, "Försök igen");
  await expect(page.getByText("Till Mamma")).toBeVisible();
  expect(await told()).not.toContain(reference);
  forgive(complaints);
});

test("the card unfolds before whoever has not asked for stillness, and moves nothing else", async ({ page }) => {
  const { reference } = await sendCard(page, "GENERELL_3");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const shifted = await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(`${api}GetDigitalGreetingCard*`, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, routes.greetingCardShared.href("GENERELL_3", reference));
    const inside = page.locator(".inside");
    // Edge on below the picture, or beneath the leaf that is its front.
    const shown = () =>
      inside.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return (
          height > 50 &&
          document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 5))?.closest(".inside") !==
            null
        );
      });
    expect(await shown(), `${width} px, folded`).toBe(false);
    letThrough();
    await expect(page.getByText("Till Mamma")).toBeVisible();
    await expect.poll(shown, `${width} px, unfolded`).toBe(true);
    expect(await shifted(), `${width} px, layout shift`).toBeLessThan(0.01);
    await page.unroute(`${api}GetDigitalGreetingCard*`);
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await visit(page, routes.greetingCardShared.href("GENERELL_3", reference));
  await expect(page.getByText("Till Mamma")).toBeVisible();
  expect(await moving()).toBe(0);
});

test("the HTML of a card is the same for all: a title that names nobody, its design's picture, noindex, and no call", async ({
  page,
  browser,
  baseURL,
}) => {
  const { reference } = await sendCard(page, "TACK_1");
  const pictureOf = async (code: "TACK_1" | "KPD_1") => {
    const html = await (await page.request.get(routes.greetingCardShared.href(code, reference))).text();
    expect(html).toMatch(/property="og:title" content="Du har fått ett kort/);
    expect(html).toMatch(/name="robots" content="noindex"/);
    expect(html).toMatch(/name="referrer" content="no-referrer"/);
    for (const personal of [reference, words.to, "Åsa", "og:url", 'rel="canonical"'])
      expect(html).not.toContain(personal);
    const picture = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
    const drawn = await page.request.get(picture);
    expect(drawn.headers()["content-type"]).toBe("image/png");
    expect((await drawn.body()).subarray(16, 24).toString("hex")).toBe("000004b000000276");
    return picture;
  };
  expect(await pictureOf("TACK_1")).not.toBe(await pictureOf("KPD_1"));

  const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const reader = await silent.newPage();
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await reader.goto(routes.greetingCardShared.href("TACK_1", reference));
  await expect(heading(reader, "Du har fått ett kort")).toBeVisible();
  await expect(reader.getByText(/Ring oss på/)).toBeInViewport();
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await silent.close();
});

test("the reference is in no URL but the page's own and the API's", async ({ page }) => {
  const { reference } = await sendCard(page, "TACK_1");
  const own = routes.greetingCardShared.href("TACK_1", reference);
  const asked: { url: string; referrer: string }[] = [];
  page.on("request", (request) => asked.push({ url: request.url(), referrer: request.headers().referer ?? "" }));
  await visit(page, own);
  await expect(page.getByText("Till Mamma")).toBeVisible();
  const others = asked.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== own && !pathname.startsWith("/api/DigitalGreetingCard/");
  });
  expect(others.filter(({ url }) => url.includes(reference))).toEqual([]);
  expect(asked.filter(({ referrer }) => referrer.includes(reference))).toEqual([]);
});
