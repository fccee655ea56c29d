import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { toPayment, fillInCard, openCardPage, paySwish, paySwishNumber, someGiver, thanked } from "./support/gift.ts";
import { mailedLink, openDetails, partOf, people } from "./support/my-details.ts";
import { ordersOf } from "./support/register.ts";
import { expect, goTo, test, visit, withChoice } from "./support/site.ts";
import { errorReports, onThePhone, tagManagerEntries } from "./support/standins.ts";

const dataDir = process.env.DATA_DIR ?? ".data";

/** All that the services have written of their work. */
const logs = () =>
  readdirSync(join(dataDir, "log"))
    .filter((name) => name.endsWith(".log"))
    .map((name) => readFileSync(join(dataDir, "log", name), "utf8"))
    .join("\n");

const reportsSince = async (startedAtMs: number) =>
  JSON.stringify(((await errorReports()) as { receivedAt: number }[]).filter((one) => one.receivedAt >= startedAtMs));

/** Goes on to a page of its own and waits until it is told: whatever was to be told before it is told then. */
async function goOn(page: Page, go: typeof goTo = goTo): Promise<void> {
  const campaign = randomUUID().slice(0, 8).replaceAll(/\d/g, "q");
  await go(page, `/om-oss/?utm_source=${campaign}`);
  await expect.poll(async () => JSON.stringify(await tagManagerEntries())).toContain(campaign);
}

test("nothing of who gives stands in logs, error reports, analytics or URLs", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await withChoice(context, baseURL ?? "", true);
  await page.setViewportSize({ width: 1280, height: 900 });
  const giver = { ...someGiver(), firstName: "Ingegerdine", lastName: "Sköldebrandtsdotter" };
  const personalNumber = "19520529-2260";
  const startedAtMs = Date.now();
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url(), request.headers().referer ?? ""));
  const told: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/") || request.url().includes("RegisterWebEvent"))
      told.push(request.postData() ?? "");
  });

  await toPayment(page, giver, 450);
  await page.getByRole("checkbox", { name: /Jag vill ha skattereduktion/ }).check();
  await page.getByRole("textbox", { name: "Personnummer" }).fill(personalNumber);
  // A call that fails is reported, with whatever a careless report would take along.
  const failing = paymentCalls.createDirectSwish.path;
  await page.route(`**${failing}`, (route) => route.abort("connectionreset"), { times: 1 });
  await page.getByRole("button", { name: "Ge 450 kr med Swish" }).click();
  await expect(page.getByRole("button", { name: "Ge 450 kr med Swish" })).toBeEnabled();
  // A page that is left before that reports less.
  await expect.poll(() => reportsSince(startedAtMs)).toContain(failing);
  await openCardPage(page);
  await fillInCard(page, "201");
  await page.getByRole("button", { name: "Välj ett annat sätt att betala" }).click();
  await paySwishNumber(page, giver);
  await onThePhone({ payer: giver.payer }, "approve");
  await thanked(page);
  const [order] = await ordersOf(giver.email);
  const shortReference = order?.short_reference ?? "no order";
  // The gift is told a moment after its thanks: a page that is left before that tells less.
  await expect.poll(async () => JSON.stringify(await tagManagerEntries())).toContain(shortReference);
  await page.reload();
  await thanked(page);
  expect(page.url()).not.toContain(order?.reference ?? "no order");
  await goOn(page);
  complaints.splice(0);

  const secrets = [
    giver.firstName,
    giver.lastName,
    giver.email,
    giver.email.split("@", 1)[0] ?? "",
    giver.mobile.replaceAll(/\D/g, ""),
    giver.mobile,
    giver.payer,
    personalNumber,
    "195205292260",
    order?.reference ?? "no order",
  ];
  // Each with something that stands there: a place that holds nothing would prove nothing.
  const places: [place: string, text: string, holds: string][] = [
    ["logs", logs(), "payment moved"],
    ["error reports", await reportsSince(startedAtMs), failing],
    ["the tag manager", JSON.stringify(await tagManagerEntries()), shortReference],
    ["what the browser told", told.join("\n"), shortReference],
    [
      "URLs",
      urls
        .filter((url) => !url.includes("/api/Gift/DownloadPdfByOrderRef/"))
        // The way back from the card page, the app or a link in another tab: read once, then taken out of the URL.
        .filter((url) => !/\/ge-en-gava\/(?:page-data\.json)?\?order=|\/api\/Payments\//.test(url))
        .join("\n"),
      regularGiftCall.path,
    ],
  ];
  for (const [place, text, holds] of places) {
    expect(text.includes(holds), `${holds} in ${place}`).toBe(true);
    const found = secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)));
    expect(found, `in ${place}`).toEqual([]);
  }
});

test("nothing of who looks after their details stands in logs, error reports, analytics or URLs", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  test.setTimeout(120_000);
  await withChoice(context, baseURL ?? "", true);
  await page.setViewportSize({ width: 1280, height: 900 });
  const startedAtMs = Date.now();
  const email = `ingegerdine-${randomUUID()}@exempel.se`;
  const street = "Sköldebrandtsgränd 17";
  const letter = "Min fråga om Torgny Vapensmed";
  const tokens: string[] = [];
  const urls: string[] = [];
  page.on("request", (request) => {
    const { searchParams, pathname, search } = new URL(request.url());
    const token = searchParams.get("token");
    if (token !== null) tokens.push(token);
    // The specification's parameter: it is in the request, and nowhere that is kept.
    urls.push(token === null ? pathname + search : pathname, request.headers().referer ?? "");
  });
  const told: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/") || request.url().includes("RegisterWebEvent"))
      told.push(request.postData() ?? "");
  });

  await openDetails(page, people.hidden);
  const address = partOf(page, "Adress");
  await address.getByLabel("Gatuadress").fill(street);
  await address.getByLabel("Postnummer").fill("111 22");
  await address.getByLabel("Ort").fill("Stockholm");
  await page.getByRole("button", { name: "Spara adressen" }).click();
  await expect(page.getByText("Adressen är sparad.")).toBeVisible();
  await page.getByLabel("Vad vill du säga eller fråga?").fill(letter);
  // A call that fails is reported, with whatever a careless report would take along.
  await page.route("**/api/MyData/Comment*", (route) => route.abort("connectionreset"), { times: 1 });
  await page.getByRole("button", { name: "Skicka" }).click();
  await expect(page.getByText(/^Vi fick inget svar/)).toBeVisible();
  await page.getByRole("button", { name: "Skicka" }).click();
  await expect(page.getByText(/^Tack, vi har fått det/)).toBeVisible();
  await partOf(page, "E-post").getByLabel("E-post").fill(email);
  await page.getByRole("button", { name: "Byt e-post" }).click();
  const link = await mailedLink(email, "bevis");
  await visit(page, link);
  await page.getByRole("button", { name: "Ja, det är min adress" }).click();
  await expect(page.getByRole("heading", { name: "Tack, nu vet vi att det är du" })).toBeVisible();
  // No tag manager comes to who is logged in.
  await visit(page, "/mina-uppgifter/");
  await page.getByRole("region", { name: "Logga ut" }).getByRole("button").click();
  await expect(page.getByText(/^Du är utloggad/)).toBeVisible();
  await goOn(page, visit);
  complaints.splice(0);

  expect(tokens.length).toBeGreaterThan(0);
  const secrets = [...new Set(tokens), link.split("=", 2)[1] ?? "no link", email, street, "Vapensmed", "199907012380"];
  const places: [place: string, text: string, holds: string][] = [
    ["logs", logs(), "/api/MyData/Update"],
    ["error reports", await reportsSince(startedAtMs), "MyData/Comment"],
    ["the tag manager", JSON.stringify(await tagManagerEntries()), "om-oss"],
    ["what the browser told", told.join("\n"), "om-oss"],
    ["URLs", urls.join("\n"), "/api/MyData/Fetch"],
  ];
  for (const [place, text, holds] of places) {
    expect(text.includes(holds), `${holds} in ${place}`).toBe(true);
    const found = secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)));
    expect(found, `in ${place}`).toEqual([]);
  }
});

test("the purchase is told once, also after a reload and in another tab, and never the order's secret", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", true);
  await page.setViewportSize({ width: 1280, height: 900 });
  const giver = someGiver();
  await toPayment(page, giver, 275);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await thanked(page);
  const [order] = await ordersOf(giver.email);
  const purchases = async () =>
    ((await tagManagerEntries()) as { entry: { event?: string; transactionId?: string } }[]).filter(
      ({ entry }) => entry.event === "purchase" && JSON.stringify(entry).includes(order?.short_reference ?? "?"),
    );
  await expect.poll(async () => (await purchases()).length).toBe(1);
  await page.reload();
  await thanked(page);
  const another = await context.newPage();
  await another.goto(`/ge-en-gava/?order=${order?.reference ?? ""}`);
  await thanked(another);
  for (const each of [page, another]) await goOn(each);
  expect(await purchases()).toHaveLength(1);
  expect((await purchases())[0]?.entry).toMatchObject({
    ecommerce: { transaction_id: order?.short_reference, value: 275, currency: "SEK" },
  });
});
