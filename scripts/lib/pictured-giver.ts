import { execFile } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { toPersonalNumber } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { root } from "./settings.ts";
import { queryStack } from "./stack-database.ts";

const run = promisify(execFile);
const who = "Anna Ek: pictures";
const staff = (command: string, ...given: string[]) =>
  run(process.execPath, [join(root, `services/api/src/commands/${command}.ts`), ...given]);

/** Of nobody else: nobody holds two mandates. */
const somePersonalNumber = (): string => {
  const begins = `19${randomInt(30, 80)}0${randomInt(1, 9)}1${randomInt(1000, 9999)}`;
  const ends = [...Array(10).keys()].map((last) => `${begins}${last}`);
  return ends.find((number) => toPersonalNumber(number) !== undefined) ?? "";
};

const numberOf = async (email: string, change: string): Promise<string> => {
  const [mandate] = await queryStack<{ short_reference: string }>(change, [email]);
  return mandate?.short_reference ?? "";
};

/** Paper is signed at most ninety days before it is recorded. */
const aMonthAgo = (): string => new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

/** Links to raise a gift and to give something extra, of somebody whose form came by post and whose bank has agreed. */
export const linksOfGiver = async (): Promise<{ increase: string; extra: string }> => {
  const folder = await mkdtemp(join(tmpdir(), "hjarta-lunga-giver-"));
  const [form, csv] = [join(folder, "form.json"), join(folder, "links.csv")];
  const email = `gun-${randomUUID()}@exempel.se`;
  const account = { clearing: "6000", number: "000012343" };
  const given = { name: "Gun Margareta Åkerström", email, amount: 200, signedOn: aMonthAgo(), account };
  await writeFile(form, JSON.stringify({ ...given, personalNumber: somePersonalNumber() }));
  await staff("mandate", "record", form, who);
  const taken = "update mandate set state = 'active', bank_errand = null where email = $1 returning short_reference";
  const number = await numberOf(email, taken);
  const linkFor = async (kind: string) => {
    await staff("gift-links", kind, csv, who, number);
    const link = /https?:\/\/\S+?(?=")/.exec(await readFile(csv, "utf8"))?.[0] ?? "";
    await rm(csv);
    return link;
  };
  const links = { increase: await linkFor("increase"), extra: await linkFor("extra") };
  await rm(folder, { recursive: true });
  return links;
};

/** The same person signs again the next time that pictures are taken. */
export const endMandateOf = async (email: string): Promise<void> => {
  await staff("mandate", "end", await numberOf(email, "select short_reference from mandate where email = $1"), who);
};
