import type { BrowserContext, Page } from "playwright/test";
import { cookies, sessionKeys } from "@hjarta-lunga/contract/cookies.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { toPayment, paySwish, someGiver, thanked } from "./support/gift.ts";
import { eventsOf } from "./support/register.ts";
import { expect, goTo, test, visit, withChoice } from "./support/site.ts";
import { onThePhone } from "./support/standins.ts";

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

async function give(page: Page) {
  await toPayment(page, someGiver());
  // The form is touched again, and no part is told of twice.
  await page.getByText("Ändra", { exact: true }).click();
  await page.getByLabel("Annat belopp i kronor").focus();
  await page.getByLabel("E-post").focus();
  await onThePhone({ token: await paySwish(page) }, "approve");
  await thanked(page);
}

const cookie = async (context: BrowserContext, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted)?.value ?? "";

/** What the charity's register has heard of this visitor. A page may be told before or after its form is touched. */
const registered = async (context: BrowserContext) => {
  const identity = await cookie(context, cookies.identity);
  // Right after a consent there is none yet.
  const heard = identity === "" ? [] : await eventsOf(identity);
  return heard.map(({ type, step }) => [type, step].join(" ")).toSorted();
};

/** What the tag manager finds on the page, without its consent commands. */
const pushed = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; step?: string }[] };
    return dataLayer.flatMap(({ event, step }) => (event === undefined ? [] : [[event, step].join(" ")])).toSorted();
  });

const steps = ["form_start ", "form_step donor", "form_step amount", "form_sent ", "form_step order"];

test("a gift tells each of its steps once and its purchase once, and a reload of the thanks tells of the page alone", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", true);
  await give(page);
  const whole = ["pageview ", ...steps, "purchase "];
  await expect.poll(() => registered(context)).toEqual(whole.toSorted());
  await expect.poll(() => pushed(page)).toEqual(["gtm.js ", "virtualPageView ", ...steps, "purchase "].toSorted());

  await page.reload();
  await thanked(page);
  await expect.poll(() => registered(context)).toEqual([...whole, "time ", "pageview "].toSorted());
  await expect.poll(() => pushed(page)).toEqual(["gtm.js ", "virtualPageView "]);
  // A second purchase would be told of before the next page.
  await goTo(page, "/om-oss/");
  await expect
    .poll(() => registered(context))
    .toEqual([...whole, "time ", "pageview ", "time ", "pageview ", "route_change "].toSorted());
  await expect.poll(() => pushed(page)).toEqual(["gtm.js ", "virtualPageView ", "virtualPageView "]);
});

test("a gift of somebody who has refused is told to nobody, and leaves nothing that would tell of it", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  const told: string[] = [];
  page.on("request", (request) => {
    const { pathname, origin, protocol } = new URL(request.url());
    const isElsewhere = protocol.startsWith("http") && origin !== new URL(baseURL ?? "").origin;
    if (pathname === webEventCall.path) told.push(request.postData() ?? "");
    else if (isElsewhere) told.push(request.url());
  });
  await give(page);
  await page.reload();
  await thanked(page);
  await visit(page, "/om-oss/");
  expect(told).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([cookies.consent]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), sessionKeys.startedForms)).toBeNull();

  await page.getByRole("button", { name: "Inställningar för kakor" }).click();
  await page.getByRole("button", { name: "Godkänn alla" }).click();
  await expect.poll(() => registered(context)).toEqual(["pageview "]);
  expect(told.filter((one) => one.includes("purchase"))).toEqual([]);
});
