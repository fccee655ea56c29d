import { memorialSheetCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { fillInSheet, giveInMemory, someMourner } from "./support/memorial.ts";
import { deliveriesOf, ordersOf } from "./support/register.ts";
import { expect, test, withChoice } from "./support/site.ts";
import { mailsTo, wholeMail } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
const orderOf = async (email: string) => {
  const [order] = await ordersOf(email);
  if (order === undefined) throw new Error("There is no order");
  return order;
};
/** How far the API says that the sheet has come. */
const stateOf = async (reference: string): Promise<unknown> => {
  const path = memorialSheetCall.path.replace(":orderReference", reference);
  return (await fetch(`${process.env.SITE_URL ?? "http://localhost:8000"}${path}`)).json();
};

test("the parlour that was found gets the sheet by mail, with whom to hand it to", async ({ page }) => {
  const mourner = someMourner();
  await fillInSheet(page);
  await page.getByRole("radio", { name: /^Till begravningsbyrån/ }).check();
  await page.getByRole("combobox", { name: "Begravningsbyrå" }).fill("Begravningsbyrån Kyrkbacken");
  await page.getByRole("option").first().click();
  await page.getByLabel("Dag för ceremonin").fill(inTwoWeeks());
  await page.getByLabel("Plats för ceremonin").fill("Råda kyrka");
  await page.getByLabel("Vem ska få bladet?").fill("Eva Lindström");
  await giveInMemory(page, mourner);

  const { id, reference, short_reference: short } = await orderOf(mourner.email);
  const [delivery] = await deliveriesOf(id);
  expect(delivery).toMatchObject({ delivery: "parlor", hand_to: "Eva Lindström" });
  await expect.poll(() => stateOf(reference)).toMatchObject({ state: "sent" });
  const toParlor = (await mailsTo(delivery?.parlor_email ?? "")).filter(({ text }) => text.includes(short));
  expect(toParlor).toHaveLength(1);
  const { text, attachments } = await wholeMail(toParlor[0]?.id ?? 0);
  for (const said of ["Lämnas till: Eva Lindström", "Till minne av: Karl-Gustav Lindström", "Råda kyrka"])
    expect(text).toContain(said);
  expect(attachments.map(({ type }) => type)).toEqual([expect.stringContaining("pdf")]);
  const { words } = await readPdf(Buffer.from(attachments[0]?.base64 ?? "", "base64"));
  expect(words).toContain("Gunilla, Per och barnbarnen");
  // The donor gets the receipt alone.
  await expect.poll(async () => (await mailsTo(mourner.email)).length).toBe(1);
});

test("a sheet by post waits to be printed, with the address that was written, and is mailed to nobody", async ({
  page,
}) => {
  const mourner = someMourner();
  await fillInSheet(page);
  await page.getByRole("radio", { name: /^Hem till familjen/ }).check();
  await page.getByLabel("Mottagare").fill("Familjen Lindström");
  await page.getByLabel("Gatuadress").fill("Ängsvägen 4");
  await page.getByLabel("Postnummer").fill("531 32");
  await page.getByLabel("Ort", { exact: true }).fill("Lidköping");
  await giveInMemory(page, mourner);

  const { id, reference } = await orderOf(mourner.email);
  const [delivery] = await deliveriesOf(id);
  expect(delivery).toMatchObject({
    delivery: "post",
    postal_recipient: "Familjen Lindström",
    street: "Ängsvägen 4",
    parlor_email: null,
  });
  expect(await stateOf(reference)).toMatchObject({ state: "waiting", delivery: { to: "post" } });
  await expect.poll(async () => (await mailsTo(mourner.email)).length).toBe(1);
  const [receipt] = await mailsTo(mourner.email);
  expect((await wholeMail(receipt?.id ?? 0)).attachments).toHaveLength(1);
  await page.getByRole("link", { name: "Öppna minnesbladet" }).click();
  await expect(page.getByText("Vi skriver ut bladet och postar det")).toBeVisible();
});
