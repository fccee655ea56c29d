import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { Browser, Page } from "playwright/test";
import sharp from "sharp";
import { fillInCompany, invoiceWaits, registered, someCompanyEmail, toCompanyPayment } from "../support/company.ts";
import { fillInDocument, someGiver, toPayment, warmlyThanked } from "../support/gift-documents.ts";
import { someMonthlyGiver, linkTo } from "../support/gift-links.ts";
import { words } from "../support/greeting-card.ts";
import { fillInMember, someJoiner, toFee, welcomed } from "../support/membership.ts";
import { lightCard } from "../support/memorial-card.ts";
import { fillInSheet, giveInMemory, someMourner } from "../support/memorial.ts";
import { expect, visit } from "../support/site.ts";
import { mailsTo, onThePhone, wholeMail } from "../support/standins.ts";
import { payBySwish, press, test } from "./picture.ts";

const folder = join(__dirname, "../../docs/screenshots");

type Whole = Awaited<ReturnType<typeof wholeMail>>;

/** As a program for mail shows it: pictures that came with it are taken from it. */
const asShown = ({ html, attachments }: Whole): string =>
  html.replaceAll(/cid:([^"]+)@picture/g, (_, name: string) => {
    const attached = attachments.find((one) => one.name === name);
    return `data:image/png;base64,${attached?.base64 ?? ""}`;
  });

const ways = [
  { colorScheme: "light", isPictured: true },
  { colorScheme: "dark", isPictured: true },
  { colorScheme: "light", isPictured: false },
] as const;
/** The widest that a phone is, and a desk where the mail's 600 px have room around them. */
const widths = { 360: 360, 1440: 720 } as const;
/** At a desk they are of one kind: a few are enough. */
const atDesk = ["card", "receipt", "sheet"];

const shoot = async (
  browser: Browser,
  html: string,
  width: number,
  { colorScheme, isPictured }: (typeof ways)[number],
) => {
  const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme });
  if (!isPictured) await page.route("**/*.*", (route) => route.abort());
  await page.setContent(isPictured ? html : html.replaceAll(/src="[^"]+"/g, 'src="about:blank"'), {
    waitUntil: "load",
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
};

/** By day, by night and without pictures, beside each other. */
const picture = async (browser: Browser, name: string, mail: Whole, project: string) => {
  const width = widths[project === "360" ? 360 : 1440];
  const shots: Buffer[] = [];
  for (const way of ways) shots.push(await shoot(browser, asShown(mail), width, way));
  const heights = await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).height));
  const whole = {
    width: width * shots.length,
    height: Math.max(...heights),
    channels: 3 as const,
    background: "white",
  };
  const laid = shots.map((input, at) => ({ input, left: at * width, top: 0 }));
  const png = await sharp({ create: whole }).composite(laid).png().toBuffer();
  await sharp(png)
    .resize({ width: 720 })
    .webp({ quality: 40, effort: 6 })
    .toFile(join(folder, `mail-${name}-${project}.webp`));
  process.stdout.write(`  mail-${name}-${project}.webp\n`);
};

const mailAbout = async (address: string, subject: RegExp): Promise<Whole> => {
  const found = async () => (await mailsTo(address)).find((one) => subject.test(one.subject));
  await expect.poll(found).toBeDefined();
  return wholeMail((await found())?.id ?? 0);
};

const someone = (name: string) => `${name}-${randomUUID()}@exempel.se`;

const cardByMail = async (page: Page, recipientEmail: string, email: string, campaignCode: string) => {
  const data = {
    ...{ idempotencyKey: randomUUID(), campaignCode, ...words, amount: 150, language: "sv" },
    ...{ delivery: { kind: "email", recipientEmail, on: null }, donor: { kind: "anonymous", email } },
  };
  const added = await page.request.post(greetingCardAddCall.path, { data });
  expect(added.status(), await added.text()).toBe(201);
  const { orderReference } = orderReceipt.parse(await added.json());
  const payment = { orderReference, idempotencyKey: randomUUID(), device: "phone" };
  const begun = await page.request.post(paymentCalls.createDirectSwish.path, { data: payment });
  const { payment: waiting } = paymentAnswer.parse(await begun.json());
  await onThePhone({ token: waiting?.swish?.token ?? "" }, "approve");
};

const gathered: Record<string, (page: Page) => Promise<[string, string, RegExp][]>> = {
  "greeting cards": async (page) => {
    const [to, from, mourner, quiet] = [someone("karin"), someone("ida"), someone("sorg"), someone("eva")];
    await cardByMail(page, to, from, "GENERELL_1");
    await cardByMail(page, mourner, quiet, "KPD_1");
    return [
      ["card", to, /Ett kort till dig/],
      ["card-sender", from, /klart/],
      ["receipt", from, /kvitto/],
      ["card-dusk", mourner, /Ett kort till dig/],
    ];
  },
  "a candle": async (page) => [["candle", (await lightCard(page)).email, /Ljuset/]],
  "a memorial gift": async (page) => {
    const mourner = someMourner();
    await fillInSheet(page);
    await giveInMemory(page, mourner);
    return [
      ["sheet", mourner.email, /minnesbladet/],
      ["receipt-dusk", mourner.email, /kvitto/],
    ];
  },
  "a certificate": async (page) => {
    const giver = someGiver();
    await fillInDocument(page, routes.giftCertificate.href());
    await toPayment(page, giver);
    await payBySwish(page);
    await warmlyThanked(page);
    return [["certificate", giver.email, /gåvobevis/]];
  },
  "a membership": async (page) => {
    const joiner = someJoiner();
    await fillInMember(page, joiner, "FAMILJ");
    await toFee(page);
    await payBySwish(page);
    await welcomed(page);
    return [["membership", joiner.email, /Välkommen/]];
  },
  "a company": async (page) => {
    const email = someCompanyEmail();
    await fillInCompany(page);
    await page.getByText(registered.name).first().waitFor();
    await toCompanyPayment(page, email);
    await page.getByRole("radio", { name: "Faktura", exact: true }).check();
    await page.getByRole("button", { name: /^Skicka en faktura på/ }).click();
    await invoiceWaits(page);
    return [["invoice", email, /Faktura/]];
  },
  "a monthly gift": async (page) => {
    const giver = await someMonthlyGiver();
    await visit(page, await linkTo("increase", giver));
    await page.getByRole("radio", { name: "300 kr" }).check();
    await press(page, "Höj till 300 kr i månaden");
    return [
      ["raised", giver.email, /höjd/],
      ["mandate", giver.email, /medgivande/],
    ];
  },
};

for (const [what, gather] of Object.entries(gathered))
  test(`the mails of ${what}`, async ({ page, browser }, { project }) => {
    for (const [name, address, subject] of await gather(page))
      if (project.name === "360" || atDesk.includes(name))
        await picture(browser, name, await mailAbout(address, subject), project.name);
  });
