import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { send } from "./smtp-talk.ts";
import { startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterEach(async () => {
  await standins.control("POST", "/reset", { data: true });
});
afterAll(() => standins.close());

const pdf = Buffer.from("%PDF-1.7 åäö").toString("base64");
const letter = [
  "From: =?utf-8?Q?Hj=C3=A4rta_=26_Lunga?= <gava@charity.test>",
  "To: anna@example.test",
  "Subject: =?utf-8?Q?Tack_f=C3=B6r_din_g=C3=A5va?=",
  "Message-ID: <1@charity.test>",
  "MIME-Version: 1.0",
  'Content-Type: multipart/mixed; boundary="outer"',
  "",
  "--outer",
  'Content-Type: multipart/alternative; boundary="inner"',
  "",
  "--inner",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "Tack f=C3=B6r din g=C3=A5va p=C3=A5 100 kr.",
  "--inner",
  "Content-Type: text/html; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "<p>Tack!</p><script>alert(1)</script>",
  "--inner--",
  "--outer",
  "Content-Type: application/pdf",
  'Content-Disposition: attachment; filename="kvitto.pdf"',
  "Content-Transfer-Encoding: base64",
  "",
  pdf,
  "--outer--",
];
const page = async (path: string) => (await fetch(`${standins.urls().http}${path}`)).text();
const mails = async () => (await standins.control("GET", "/mails")) as { id: number }[];
const deliver = () => send(standins.urls().smtp, letter);

test("a letter is taken, and can be read by scripts", async () => {
  expect(await deliver()).toEqual(["220", "250", "250", "250", "354", "250", "221"]);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    from: "Hjärta & Lunga <gava@charity.test>",
    to: ["anna@example.test"],
    subject: "Tack för din gåva",
    messageId: "<1@charity.test>",
    text: "Tack för din gåva på 100 kr.\n",
    attachments: [{ name: "kvitto.pdf", type: "application/pdf", size: 15 }],
  });
  expect(await standins.control("GET", `/mails/${mail?.id}`)).toMatchObject({ attachments: [{ base64: pdf }] });
});

test("a letter can be read by people, and its page runs nothing", async () => {
  await deliver();
  const [mail] = await mails();
  expect(await page("/mail")).toContain("Tack för din gåva");
  const shown = await page(`/mail/${mail?.id}`);
  expect(shown).toContain("Tack för din gåva på 100 kr.");
  expect(shown).toContain('sandbox=""');
  expect(shown).not.toContain("<script>alert");
  expect(await page(`/mail/${mail?.id}/attachment/0`)).toBe("%PDF-1.7 åäö");
});

test.each([
  ["down", ["421", "broken"], 0],
  ["reject", ["220", "250", "250", "550"], 0],
  ["lostAnswer", ["220", "250", "250", "250", "354", "broken"], 1],
  ["garbage", ["broken"], 0],
])("when mail is %s, the sender hears it, and so much is kept", async (mode, heard, kept) => {
  await standins.control("PUT", "/faults/mail", { mode });
  expect((await deliver()).slice(0, heard.length)).toEqual(heard);
  expect(await mails()).toHaveLength(kept);
});

test("slow mail comes after what was sent later, and once all is well", async () => {
  await standins.control("PUT", "/faults/mail", { mode: "slow", delayMs: 600_000, calls: 1 });
  const slow = deliver();
  await vi.waitFor(async () => expect(await standins.control("GET", "/faults/mail")).toMatchObject({ mode: "none" }));
  await deliver();
  expect(await mails()).toHaveLength(1);
  await standins.control("POST", "/reset", {});
  await slow;
  expect(await mails()).toHaveLength(2);
});
