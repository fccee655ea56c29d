import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { deceasedSearchCall, funeralParlorSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expectAccessible } from "./support/accessible.ts";
import {
  downloaded,
  reportedFailures,
  fillInSheet,
  giveInMemory,
  previewOf,
  someMourner,
  wordsFold,
} from "./support/memorial.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", true);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** The picture as it stands before the visitor's eyes. */
const seen = async (image: Locator): Promise<Buffer> => {
  const url = await image.evaluate((element: HTMLImageElement) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [element.naturalWidth, element.naturalHeight];
    canvas.getContext("2d")?.drawImage(element, 0, 0);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
};

/** In how many points two pictures differ, of 800,000. How finely the edge of a letter is drawn nobody sees. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const size = { width: 760, height: 1075, fit: "fill" as const };
  const points = (picture: Buffer) => sharp(picture).flatten().greyscale().resize(size).blur(1.2).raw().toBuffer();
  const [first, second] = await Promise.all([points(one), points(other)]);
  return first.filter((value, place) => Math.abs(value - (second[place] ?? 0)) > 40).length;
}

test("the picture that comes is the sheet that was seen, to the letter, and is corrected once", async ({
  page,
  context,
}) => {
  const mourner = someMourner();
  await fillInSheet(page);
  await page.getByLabel("Namn 1").fill("Gunilla, Pär och barnbarnen");
  const drawn = previewOf(page, "Pär och barnbarnen");
  await expect(drawn).toBeVisible();
  const misspelled = await seen(drawn);
  await page.getByLabel("Namn 1").fill("Gunilla, Per och barnbarnen");
  const meant = previewOf(page, "Per och barnbarnen");
  await expect(meant).toBeVisible();
  const wanted = await seen(meant);
  await giveInMemory(page, mourner);
  const came = await downloaded(page, "Som bild till mobilen");
  expect(await difference(wanted, came)).toBeLessThan(5);
  // One letter of one name in the smallest size would have been seen.
  expect(await difference(misspelled, came)).toBeGreaterThan(15);

  const [order] = await ordersOf(mourner.email);
  const other = await context.newPage();
  for (const [each, words] of [
    [page, "Vila i frid."],
    [other, "Tack för allt."],
  ] as const) {
    await visit(each, routes.orderMemorialSheet.href(order?.reference ?? ""));
    await expect(each.getByRole("heading", { name: "Minnesbladet är skickat" })).toBeVisible();
    await each.getByRole("button", { name: "Ändra orden" }).click();
    await each.getByLabel("Hälsning").fill(words);
  }
  await page.getByRole("button", { name: "Spara det nya bladet" }).click();
  await expect(page.getByText("Ändringen är sparad.")).toBeVisible();
  await other.getByRole("button", { name: "Spara det nya bladet" }).click();
  await expect(other.getByRole("alert")).toContainText(/^Bladet har redan rättats en gång.* Ring oss på/);
  await expect(other.getByRole("button", { name: "Spara det nya bladet" })).toHaveCount(0);
  await expect(other.getByLabel("Hälsning")).toHaveValue("Tack för allt.");
});

test("a picture that does not come, or comes broken, leaves the last one: said, told of once, and offered again", async ({
  page,
  context,
  complaints,
}) => {
  await fillInSheet(page);
  const last = previewOf(page, "Per och barnbarnen");
  await expect(last).toBeVisible();
  const url = await last.getAttribute("src");
  const preview = `**${giftPreviewCall.path}`;
  await page.route(preview, (route) => route.fulfill({ contentType: "image/png", body: "not all of it" }), {
    times: 1,
  });
  await page.getByLabel("Namn 1").fill("Gunilla");
  await expect(page.getByText("Vi kan inte visa minnesbladet just nu.")).toBeVisible();
  await expect(last).toHaveAttribute("src", url ?? "");
  await page.route(preview, (route) => route.abort(), { times: 1 });
  const again = page.getByRole("button", { name: "Försök igen" });
  await again.click();
  await expect.poll(() => complaints.splice(0)).toEqual(["Failed to load resource: net::ERR_FAILED"]);
  await expectAccessible(page, "no picture");
  await again.click();
  await expect(previewOf(page, "Gunilla$")).toBeVisible();
  await expect(page.getByText("Vi kan inte visa minnesbladet just nu.")).toHaveCount(0);
  await expect.poll(() => reportedFailures(context)).toEqual(["error_gift_card_preview"]);
});

test("registers that do not answer are said and told of, and both names are written by hand", async ({
  page,
  context,
  complaints,
}) => {
  for (const { path } of [deceasedSearchCall, funeralParlorSearchCall])
    await page.route(`**${path}?*`, (route) => route.abort());
  await fillInSheet(page);
  const name = page.getByRole("combobox", { name: "Namn", exact: true });
  await name.fill("Karl-Gustav");
  await expect(page.getByText("Sökningen svarar inte just nu.")).toBeVisible();
  await name.fill("Karl-Gustav Lindström");
  await page.getByRole("radio", { name: /^Till begravningsbyrån/ }).check();
  await page.getByRole("combobox", { name: "Begravningsbyrå" }).fill("Fonus i Lidköping");
  await expect(page.getByText("Sökningen svarar inte just nu.")).toHaveCount(2);
  await expect(name).toHaveValue("Karl-Gustav Lindström");
  await expect
    .poll(() => reportedFailures(context))
    .toEqual(expect.arrayContaining(["DeceasedPersonsFailed", "FuneralParloursFailed"]));
  expect(await reportedFailures(context)).toHaveLength(2);
  expect(new Set(complaints.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
});

/** As far as it takes, and not further than the page goes. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("No way there by Tab");
}

test("by keyboard alone a sheet is written, found in the register and read large, and Enter sends nothing by surprise", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, routes.memorialGift.href());
  const name = page.getByRole("combobox", { name: "Namn", exact: true });
  const hits = page.getByRole("option");
  await tabTo(page, name);
  await page.keyboard.type("Karl");
  await expect(hits.first()).toBeVisible();
  const found = await hits.first().locator("b").textContent();
  await page.keyboard.press("Escape");
  await expect(hits.first()).toBeHidden();
  await expect(name).toHaveValue("Karl");
  // No hit is chosen: nothing is searched for anew, and nothing goes on.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(hits.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(name).toHaveValue(found ?? "");
  await expect(page.getByLabel("Dödsår")).not.toHaveValue("");
  await expect(name).toBeFocused();
  await expect(page.getByRole("group", { name: /att rätta$/ })).toHaveCount(0);
  await tabTo(page, page.getByLabel("Namn 1"));
  await page.keyboard.type("Gunilla");

  await tabTo(page, page.locator("summary").filter({ has: wordsFold(page) }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio", { name: "Fågel i månljus" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Tranor över sjön" })).toBeChecked();
  await tabTo(page, page.getByLabel("Hälsning"));
  await page.keyboard.type("Vila");
  await page.keyboard.press("Enter");
  await page.keyboard.type("i frid");
  await expect(page.getByLabel("Hälsning")).toHaveValue("Vila\ni frid");
  await expect(previewOf(page, "Gunilla$")).toBeVisible();

  const larger = page.getByRole("button", { name: "Visa bladet större" });
  await tabTo(page, larger);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Minnesbladet" });
  await expect(dialog.getByRole("button", { name: "Stäng" })).toBeFocused();
  await expectAccessible(page, "sheet read large");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(larger).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Gå vidare" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
});
