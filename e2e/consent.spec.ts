import type { BrowserContext, Page } from "playwright/test";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { consentReceipt, storedConsent } from "@hjarta-lunga/contract/schemas/consent.ts";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { choicesOf } from "./support/register.ts";
import { expect, test, visit } from "./support/site.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Får vi använda kakor?" });
const press = (page: Page, name: string) => sheet(page).getByRole("button", { name, exact: true }).click();

async function kept(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === cookies.consent);
  return cookie === undefined ? null : storedConsent.parse(JSON.parse(decodeURIComponent(cookie.value)));
}

const proofOf = (page: Page) => page.waitForResponse((response) => response.url().endsWith(consentCall.path));

test("nothing is stored on the device before the visitor has chosen", async ({ page, context }) => {
  await visit(page, "/");
  await expect(sheet(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("refusing is as easy as accepting: side by side, same size, same colour", async ({ page }) => {
  await visit(page, "/");
  await expect(sheet(page)).toBeVisible();
  // At one look: where the sheet gives way to amounts, it is another element the next moment.
  const looks = await page.evaluate(() =>
    ["Bara nödvändiga", "Godkänn alla"].map((name) => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
      if (button === undefined) throw new Error(`There is no button "${name}"`);
      const { color, fontSize, height } = getComputedStyle(button);
      return { color, fontSize, height, ground: getComputedStyle(button, "::before").backgroundColor };
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
});

test("what has focus is never under the sheet, however high the sheet becomes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/om-oss/");
  const room = () => page.evaluate(() => Math.round(parseFloat(document.documentElement.style.scrollPaddingBottom)));
  const height = () => sheet(page).evaluate((element: HTMLElement) => element.offsetHeight);
  const before = await height();
  await expect.poll(room).toBe(before);
  await page.setViewportSize({ width: 740, height: 740 });
  expect(await height()).toBeLessThan(before);
  await expect.poll(room).toBe(await height());
  await press(page, "Bara nödvändiga");
  await expect.poll(room).toBeNaN();
});

for (const [button, allowed] of [
  ["Godkänn alla", true],
  ["Bara nödvändiga", false],
] as const) {
  test(`"${button}" is kept on the device with its proof in the charity's register`, async ({ page, context }) => {
    await visit(page, "/om-oss/");
    const proof = proofOf(page);
    await press(page, button);
    await expect(sheet(page)).toBeHidden();
    const choice = await kept(context);
    expect(choice).toMatchObject({ statistics: allowed, marketing: allowed });
    const response = await proof;
    expect(response.ok()).toBe(true);
    expect(consentReceipt.parse(await response.json()).id).toBe(choice?.id);
    expect(await choicesOf(choice?.id ?? "")).toEqual([{ statistics: allowed, marketing: allowed }]);
    await page.reload();
    await expect(page.getByRole("button", { name: "Meny" })).toBeAttached();
    await expect(sheet(page)).toBeHidden();
  });
}

test("nothing is ticked beforehand, and one purpose can be allowed without the other", async ({ page, context }) => {
  await visit(page, "/");
  await press(page, "Välj själv");
  await expect(sheet(page).getByRole("checkbox", { name: /^Statistik/ })).not.toBeChecked();
  await expect(sheet(page).getByRole("checkbox", { name: /^Marknadsföring/ })).not.toBeChecked();
  await sheet(page)
    .getByRole("checkbox", { name: /^Statistik/ })
    .check();
  await press(page, "Spara mitt val");
  await expect(sheet(page)).toBeHidden();
  expect(await kept(context)).toMatchObject({ statistics: true, marketing: false });
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]) {
  const size = `${viewport.width} x ${viewport.height}`;

  test(`two presses in the place of "Välj själv" agree to nothing, at ${size}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/om-oss/");
    const opener = sheet(page).getByRole("button", { name: "Välj själv" });
    await opener.click({ trial: true });
    const box = await opener.boundingBox();
    const place = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
    await page.mouse.click(...place);
    await expect(sheet(page).getByRole("checkbox", { name: /^Statistik/ })).toBeAttached();
    // Whoever presses late, too: the same button stands under the finger still.
    await page.mouse.click(...place, { delay: 500 });
    expect(await kept(context)).toBeNull();
    await expect(sheet(page)).toBeVisible();
    await expect(opener).toBeVisible();
  });

  test(`the question lies over nothing that has focus, at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/om-oss/");
    await expect(sheet(page)).toBeVisible();
    await page.locator("main").focus();
    const covered: string[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const at = document.activeElement ?? document.body;
        const lies = document.querySelector("[role=dialog]")?.getBoundingClientRect();
        const { top, bottom, left, right } = at.getBoundingClientRect();
        const apart =
          lies === undefined || bottom <= lies.top || top >= lies.bottom || right <= lies.left || left >= lies.right;
        return at.closest("footer, main") === null ? null : { name: at.textContent, apart };
      });
      if (stop === null) break;
      if (!stop.apart) covered.push(stop.name);
    }
    expect(covered).toEqual([]);
  });

  test(`the question lies over no amount and no way to give on the start page, at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/");
    await expect(sheet(page)).toBeVisible();
    await expect.poll(() => giftsUnder(page)).toEqual([]);
    await page.locator("main form button").first().scrollIntoViewIfNeeded();
    await expect.poll(() => giftsUnder(page)).toEqual([]);
  });
}

/** What is given with that lies under the question: in view of nobody. */
const giftsUnder = (page: Page) =>
  page.evaluate(() => {
    const lies = document.querySelector("[role=dialog]")?.getBoundingClientRect();
    if (lies === undefined) return ["no question"];
    return Array.from(document.querySelectorAll('main label:has([name^="belopp"]), main .btn--big'))
      .filter((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return bottom > lies.top && top < lies.bottom && right > lies.left && left < lies.right;
      })
      .map(({ textContent }) => textContent);
  });

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(`the question takes at most a third of a phone of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/om-oss/");
    await expect(sheet(page).getByRole("button", { name: "Välj själv" })).toBeInViewport({ ratio: 1 });
    expect(await sheet(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBeLessThanOrEqual(height / 3);
  });
}

test("in a journey the question waits, and comes on the page after it; whoever asks for it gets it", async ({
  page,
  context,
}) => {
  await visit(page, "/ge-en-gava/");
  await page.getByRole("button", { name: "Inställningar för kakor" }).click();
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Hjärta & Lunga" }).click();
  await expect(sheet(page)).toBeVisible();
});

test("the choice can be seen again and withdrawn, and withdrawal takes the visitor's cookies away", async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, "/");
  await press(page, "Godkänn alla");
  await context.addCookies(
    [cookies.identity, cookies.session, cookies.timestamp].map((name) => ({ name, value: "x", url: baseURL ?? "" })),
  );
  const first = await kept(context);
  const opener = page.getByRole("button", { name: "Inställningar för kakor" });
  await opener.click();
  await expect(sheet(page)).toBeFocused();
  await expect(sheet(page).getByRole("checkbox", { name: /^Statistik/ })).toBeChecked();
  const proof = proofOf(page);
  await press(page, "Bara nödvändiga");
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect((await proof).ok()).toBe(true);
  expect(await kept(context)).toMatchObject({ id: first?.id, statistics: false, marketing: false });
  expect((await context.cookies()).map(({ name }) => name)).toEqual([cookies.consent]);
});

test("the choice holds although its proof could not be stored", async ({ page, context, complaints }) => {
  await page.clock.install();
  await page.route(`**${consentCall.path}`, (route) => route.abort());
  await visit(page, "/");
  await press(page, "Bara nödvändiga");
  // The browser's own line about the call that was cut is all there is.
  await expect.poll(() => complaints).toEqual(["Failed to load resource: net::ERR_FAILED"]);
  complaints.splice(0);
  await page.clock.runFor(60_000);
  await expect(sheet(page)).toBeHidden();
  await visit(page, "/om-oss/");
  await expect(sheet(page)).toBeHidden();
  expect(await kept(context)).toMatchObject({ statistics: false });
});

test("the question is accessible, folded and unfolded", async ({ page }) => {
  await visit(page, "/om-oss/");
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page, "folded");
  await expectWithinScreen(page, "folded");
  await press(page, "Välj själv");
  await expectAccessible(page, "unfolded");
  await expectWithinScreen(page, "unfolded");
});
