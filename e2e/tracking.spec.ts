import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright/test";
import { cookies, sessionKeys } from "@hjarta-lunga/contract/cookies.ts";
import { webEvent, type WebEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { eventsOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { errorReports, tagManagerEntries } from "./support/standins.ts";

/** What looks like somebody's number is taken out of what is told. */
const lettersOnly = () => randomUUID().slice(0, 8).replaceAll(/\d/g, "q");

const wide = { width: 1440, height: 900 };
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name }).click();
const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).toSorted();
const visitorCookies = [cookies.identity, cookies.session, cookies.timestamp];

/** Every call that could tell of the visit: to the API, and to others. */
function listen(page: Page, site: string) {
  const events: WebEvent[] = [];
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { pathname, origin } = new URL(request.url());
    const body = request.postData();
    if (pathname === webEventCall.path && body !== null) events.push(webEvent.parse(JSON.parse(body)));
    if (/^https?:/.test(origin) && origin !== new URL(site).origin) elsewhere.push(request.url());
  });
  return { events, types: () => events.map(({ type }) => type), elsewhere };
}

/** Agrees on a page that is there already. What an earlier page had told would have come before. */
async function agree(page: Page): Promise<void> {
  await press(page, "Inställningar för kakor");
  await press(page, "Godkänn alla");
}

for (const [when, allowed] of [
  ["before an answer", null],
  ["after a refusal", false],
] as const) {
  test(`${when} nothing is told, kept or fetched from elsewhere`, async ({ page, context, baseURL }) => {
    await page.setViewportSize(wide);
    if (allowed !== null) await withChoice(context, baseURL ?? "", allowed);
    const { events, types, elsewhere } = listen(page, baseURL ?? "");
    await visit(page, "/?utm_source=brev");
    await follow(page, "Forskning");
    await expect(page).toHaveURL(/\/forskning\/$/);
    await visit(page, "/ge-en-gava/");
    await page.getByLabel("E-post").fill("b@exempel.se");
    await visit(page, "/om-oss/");
    expect(events).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(await namesOf(context)).toEqual(allowed === null ? [] : [cookies.consent]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    expect(await page.evaluate(() => sessionStorage.getItem("hlf_started_forms"))).toBeNull();
    await (allowed === null ? press(page, "Godkänn alla") : agree(page));
    await expect.poll(types).toEqual(["pageview"]);
    expect(events[0]).toMatchObject({ currentUrl: `${baseURL}/om-oss/` });
  });
}

test("one category alone tells nothing", async ({ page, context, baseURL }) => {
  const { events, types, elsewhere } = listen(page, baseURL ?? "");
  await visit(page, "/om-oss/");
  await press(page, "Välj själv");
  await page.getByRole("checkbox", { name: /^Statistik/ }).check();
  await press(page, "Spara mitt val");
  await visit(page, "/forskning/");
  expect(events).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(await namesOf(context)).toEqual([cookies.consent]);
  await agree(page);
  await expect.poll(types).toEqual(["pageview"]);
  expect(events[0]).toMatchObject({ currentUrl: `${baseURL}/forskning/` });
});

test("a consent in the middle of the visit tells the page at hand, then each page to come", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  const { events, types } = listen(page, baseURL ?? "");
  const campaign = `brev-${lettersOnly()}`;
  await visit(page, `/?utm_source=${campaign}&belopp=100`);
  await press(page, "Godkänn alla");
  await expect.poll(types).toEqual(["pageview"]);
  expect(events[0]).toMatchObject({ currentUrl: `${baseURL}/?utm_source=${campaign}`, utm_source: campaign });
  expect(await namesOf(context)).toEqual([cookies.consent, ...visitorCookies]);

  await follow(page, "Forskning");
  await expect.poll(types).toEqual(["pageview", "time", "pageview", "route_change"]);
  expect(events[2]).toMatchObject({ currentUrl: `${baseURL}/forskning/` });
  expect(new Set(events.map(({ session, identity }) => session + identity)).size).toBe(1);

  // The container has got its consent first, then the pages.
  const entries = async () => {
    const all = (await tagManagerEntries()) as { page: string; entry: unknown }[];
    return JSON.stringify(all.filter(({ page: where }) => where.includes(campaign)).map(({ entry }) => entry));
  };
  await expect.poll(entries).toContain("virtualPageView");
  expect(await entries()).toMatch(
    /^\[\["consent","default",\{"ad_storage":"denied".*\["consent","update",\{"ad_storage":"granted"/,
  );
});

test("the visit is in the charity's register, with the time on the page that was left last", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", true);
  await visit(page, "/om-oss/");
  await expect.poll(() => namesOf(context)).toContain(cookies.identity);
  const identity = (await context.cookies()).find(({ name }) => name === cookies.identity)?.value ?? "";
  const groups = async () => (await eventsOf(identity)).map(({ request_group }) => request_group);
  // Who leaves while it is on its way takes it along.
  await expect.poll(groups).toEqual(["pageview"]);
  await page.goto("about:blank");
  await expect.poll(groups).toEqual(["pageview", "time"]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(cookies.timestamp);
});

test("withdrawal takes the visitor's cookies away, and nothing is told after it", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  await withChoice(context, baseURL ?? "", true);
  const startedForms = () => page.evaluate((key) => sessionStorage.getItem(key), sessionKeys.startedForms);
  await visit(page, "/ge-en-gava/");
  await page.getByLabel("E-post").fill("b@exempel.se");
  await expect.poll(startedForms).toBe("regular_gift");
  await page.goto("about:blank");
  const { events, types } = listen(page, baseURL ?? "");
  await visit(page, "/");
  await expect.poll(types).toEqual(["pageview"]);
  await press(page, "Inställningar för kakor");
  await press(page, "Bara nödvändiga");
  await follow(page, "Forskning");
  await expect(page).toHaveURL(/\/forskning\/$/);
  const { elsewhere } = listen(page, baseURL ?? "");
  await visit(page, "/om-oss/");
  expect(types()).toEqual(["pageview"]);
  expect(await namesOf(context)).toEqual([cookies.consent]);
  expect(await startedForms()).toBeNull();
  await visit(page, "/kontakt/");
  expect(elsewhere).toEqual([]);

  await agree(page);
  await expect.poll(types).toEqual(["pageview", "pageview"]);
  expect(events[1]).toMatchObject({ currentUrl: `${baseURL}/kontakt/` });
});

test("a tag manager that does not come disturbs nothing", async ({ page, context, baseURL, complaints }) => {
  await page.setViewportSize(wide);
  await withChoice(context, baseURL ?? "", true);
  await page.route("**/gtm.js*", (route) => route.abort());
  const { types } = listen(page, baseURL ?? "");
  await visit(page, "/");
  await follow(page, "Forskning");
  await expect.poll(types).toContain("route_change");
  // The browser's own line about the call that was cut is all there is.
  await expect.poll(() => complaints).toEqual(["Failed to load resource: net::ERR_FAILED"]);
  complaints.splice(0);
});

type Report = { kind: string; payload: unknown };
const reportsOf = async (mark: string) =>
  ((await errorReports()) as Report[]).filter((report) => JSON.stringify(report).includes(mark));

test("crashes reach the error reports, also those from before the page rests, without anybody in them", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await withChoice(context, baseURL ?? "", false);
  const [early, late] = [`early-${lettersOnly()}`, `late-${lettersOnly()}`];
  const personal = ["anna.svensson@example.se", "070-174 06 05", "19850709-9805", "7H4KX2MQ9TBVZ3NP5RWD"];
  await page.addInitScript(
    (words) => window.addEventListener("load", () => void Promise.reject(new Error(words))),
    `${early} ${personal.join(" ")}`,
  );
  await visit(page, `/om-oss/?order=${personal[3] ?? ""}&utm_source=brev`);
  await expect.poll(() => reportsOf(early)).toHaveLength(1);
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
  }, late);
  await expect.poll(() => reportsOf(late)).toHaveLength(1);

  const told = JSON.stringify([await reportsOf(early), await reportsOf(late)]);
  for (const value of personal) expect(told).not.toContain(value);
  expect(told).toContain(`${baseURL}/om-oss/?utm_source=brev`);
  for (const key of ["ip_address", "breadcrumbs", "cookies", "User-Agent"]) expect(told).not.toContain(key);
  await expect.poll(() => complaints.length).toBe(2);
  complaints.splice(0);
});

test("a crash before the site's own script has come is reported when it is there", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await withChoice(context, baseURL ?? "", false);
  const mark = `first-${lettersOnly()}`;
  await page.addInitScript((words) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("main") === null) return;
      observer.disconnect();
      throw new Error(words);
    }).observe(document, { childList: true, subtree: true });
  }, mark);
  await page.route("**/app-*.js", async (route) => {
    await expect.poll(() => complaints).toEqual([`Error: ${mark}`]);
    await route.continue();
  });
  await visit(page, "/om-oss/");
  await expect.poll(() => reportsOf(mark)).toHaveLength(1);
  complaints.splice(0);
});

test("a URL that does not exist is no error to report", async ({ page, context, baseURL, complaints }) => {
  await withChoice(context, baseURL ?? "", false);
  const mark = `finns-inte-${lettersOnly()}`;
  await visit(page, `/${mark}/`);
  await page.evaluate(() => void Promise.reject(new Error("later")));
  await expect.poll(() => reportsOf(mark)).toHaveLength(1);
  expect(JSON.stringify(await reportsOf(mark))).toContain('"value":"later"');
  expect(complaints.splice(0)).toEqual(["Error: later"]);
});
