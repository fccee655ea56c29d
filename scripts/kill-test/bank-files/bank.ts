import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Drawn = { payer: string; reference: string; ore: number; due: string; status: "0" | "1" };

const digits = (value: string | number, width: number) => String(value).padStart(width, "0");
const opening = (title: string, day: string) =>
  `01AUTOGIRO${" ".repeat(14)}${day.padEnd(20)}${title.padEnd(20)}4711170009000000`;

export const openBank = (folder: string) => {
  const [toBank, fromBank] = [join(folder, "to-bank"), join(folder, "from-bank")];
  for (const path of [toBank, fromBank]) mkdirSync(path, { recursive: true });
  const files = new Map<string, number>();
  const drawn = new Map<string, Drawn[]>();
  const mandates = new Map<string, number>();
  let serial = 0;

  const lay = (kind: string, lines: string[]) => {
    const name = `${digits((serial += 1), 6)}.${kind}.txt`;
    writeFileSync(join(fromBank, `.${name}`), lines.map((line) => `${line.padEnd(80)}\r\n`).join(""), "latin1");
    renameSync(join(fromBank, `.${name}`), join(fromBank, name));
  };

  const takeOne = (name: string) => {
    const lines = readFileSync(join(toBank, name), "latin1").split("\r\n").slice(0, -1);
    rmSync(join(toBank, name));
    files.set(name, (files.get(name) ?? 0) + 1);
    const day = lines[0]?.slice(2, 10) ?? "";
    const added = lines.filter((line) => line.startsWith("04")).map((line) => line.slice(12, 28));
    for (const payer of added) mandates.set(payer, (mandates.get(payer) ?? 0) + 1);
    if (added.length > 0)
      lay("MEDAVI", [
        opening("AG-MEDAVI", day),
        ...added.map((payer) => `730009000000${payer}${" ".repeat(33)}0432${day}`),
        `09${day}9900${digits(added.length, 7)}`,
      ]);
    const asked = lines
      .filter((line) => line.startsWith("82"))
      .map((line, index): Drawn => ({
        due: line.slice(2, 10),
        payer: line.slice(15, 31),
        ore: Number(line.slice(31, 43)),
        reference: line.slice(53, 69),
        status: index % 3 === 0 ? "1" : "0",
      }));
    for (const one of asked) drawn.set(one.reference, [...(drawn.get(one.reference) ?? []), one]);
    if (asked.length === 0) return;
    const paid = asked.filter(({ status }) => status === "0");
    const ore = paid.reduce((sum, one) => sum + one.ore, 0);
    lay("BETSPEC", [
      opening("BET. SPEC & STOPP TK", `${day}193055123456`),
      `15${digits(1, 35)}${day}00001${digits(ore, 18)}   ${digits(paid.length, 8)}`,
      ...asked.map(
        (one) =>
          `82${one.due}0    ${one.payer}${digits(one.ore, 12)}0009000000${one.reference}${" ".repeat(10)}${one.status}`,
      ),
      `09${day}9900${digits(1, 6)}${digits(paid.length, 12)}${digits(0, 36)}`,
    ]);
  };

  const take = () => {
    for (const name of readdirSync(toBank).sort()) takeOne(name);
  };
  return { take, files, drawn, mandates };
};
export type Bank = ReturnType<typeof openBank>;
