import { rippleMs } from "@hjarta-lunga/contract/timing.ts";
import { expectAccessible, violations } from "./support/accessible.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ context, baseURL }) => withChoice(context, baseURL ?? "", false));

test("a screen reader is told the title of the page that was navigated to, in Swedish", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  await expect(page.locator("#route-announcer")).toBeEmpty();
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Forskning" }).click();
  await expect(page).toHaveURL(/\/forskning\/$/);
  // The title follows the URL by a moment.
  await expect(page).toHaveTitle(/^Forskning/);
  const title = await page.title();
  expect(title).not.toBe(await page.locator("h1").innerText());
  await expect(page.locator("#route-announcer")).toHaveText(`Du är nu på ${title}`);
  await expect(page.locator("#gatsby-announcer")).toBeHidden();
});

test("a page in English is English in its language, shell and announcement", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/forskning/");
  await page.getByRole("link", { name: "In English" }).first().click();
  await expect(page).toHaveURL(/\/en\/research\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle(/research/i);
  await expect(page.locator("#route-announcer")).toHaveText(`Navigated to ${await page.title()}`);
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
  await page.getByRole("link", { name: "På svenska" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
});

test("a slow page is said to be on its way until it has come", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held = Promise.withResolvers<undefined>();
  await page.route("**/page-data/om-oss/page-data.json*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, "/forskning/");
  const notice = page.getByText("Sidan är på väg");
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Om oss" }).click();
  await expect(notice).toBeVisible();
  held.resolve(undefined);
  await expect(page).toHaveURL(/\/om-oss\/$/);
  await expect(notice).toBeHidden();
});

test("a URL that does not exist answers 404 with a kind page and ways on", async ({ page }) => {
  const response = await page.goto("/finns-inte/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Den sidan har flugit sin väg");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("main").getByRole("link", { name: "Forskning" }).click();
  await expect(page).toHaveURL(/\/forskning\/$/);
});

test("the page for our own faults tells what has happened to a gift, and offers to try again", async ({ page }) => {
  await page.goto("/500.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Något gick fel hos oss");
  await expect(page.getByRole("main")).toContainText("08-465 004 00");
  await expect(page.getByRole("button", { name: "Försök igen" })).toBeVisible();
});

for (const { what, path, first } of [
  { what: "what is not found", path: "/finns-inte/", first: { role: "searchbox", name: "Vad letar du efter?" } },
  { what: "our own faults", path: "/500.html", first: { role: "button", name: "Försök igen" } },
] as const) {
  test(`the page for ${what} is accessible and is used by keyboard`, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page, what);
    await page.getByRole("main").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole(first.role, { name: first.name })).toBeFocused();
  });
}

test("the browser's question to install is held back", async ({ page }) => {
  await visit(page, "/");
  const heldBack = await page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(heldBack).toBe(true);
});

test("the manifest is as specified", async ({ page, request }) => {
  await page.goto("/");
  const path = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(path ?? "")).json()) as { icons: { sizes: string; src: string }[] };
  expect(manifest).toMatchObject({
    start_url: "/",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: "#000000",
  });
  const sizes = manifest.icons.map((icon) => Number.parseInt(icon.sizes, 10)).toSorted((a, b) => a - b);
  expect(sizes.at(0)).toBe(48);
  expect(sizes.at(-1)).toBe(512);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test("a pressed button ripples, and not where motion is unwelcome", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/kontakt/");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const button = page.getByRole("banner").getByRole("link", { name: "Ge en gåva" });
  const ripple = page.locator(".ripple");
  await button.dispatchEvent("pointerdown", { pointerType: "mouse", clientX: 10, clientY: 10 });
  await expect(ripple).toHaveCount(1);
  await page.clock.runFor(rippleMs);
  await expect(ripple).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await button.dispatchEvent("pointerdown", { pointerType: "mouse", clientX: 10, clientY: 10 });
  await expect(ripple).toHaveCount(0);
});

test("the gift form takes an amount as written and carries it to the gift page", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("textbox", { name: "Annat belopp i kronor" }).fill("1 000");
  await page.getByRole("button", { name: "Ge 1 000 kr med Swish" }).click();
  await expect(page.getByRole("main")).toContainText("1 000 kr");
  await expect(page.getByRole("img", { name: "QR-kod för Swish" })).toBeVisible();
  await expect(page).toHaveURL(/\/ge-en-gava\/$/);
});

test("an amount that cannot be given is answered clearly, at the field", async ({ page }) => {
  await visit(page, "/");
  const own = page.getByRole("textbox", { name: "Annat belopp i kronor" });
  await own.fill("tio");
  await page.getByRole("button", { name: /^Ge / }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Vi kan inte läsa beloppet. Skriv det med siffror, till exempel 1 000.",
  );
  await expect(own).toHaveAttribute("aria-invalid", "true");
  await own.fill("1");
  await page.getByRole("button", { name: /^Ge / }).click();
  await expect(page.getByRole("alert")).toContainText("Den minsta gåvan är");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("radio", { name: "Varje månad" }).check({ force: true });
  await expect(page.getByRole("alert")).toHaveCount(0);
});
