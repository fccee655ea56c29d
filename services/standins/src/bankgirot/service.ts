import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isWorkingDay, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { z } from "zod";
import type { Settings } from "../store/settings.ts";
import { repeat } from "../delivery/repeat.ts";
import type { Common } from "../parties.ts";
import { runDay, applyRequest, bankgirotWill, type Due } from "./day.ts";
import { camtFile, type CamtFile } from "./camt.ts";
import { createLedger, type BankDeposit } from "./ledger.ts";
import { readRequests, WrongFile, type Payee } from "./request.ts";

const swedishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });

/** The bank's day: Sweden's, or a later one to which somebody has moved it. */
const createBankClock = (settings: Settings) => {
  const movedTo = settings.create("bankgirot.day", z.iso.date().nullable(), null);
  const today = (): string => {
    const [moved, real] = [movedTo.get(), swedishDay.format(Date.now())];
    return moved !== null && moved > real ? moved : real;
  };
  return {
    today,
    nextBankingDay: () => workingDayAfter(today()),
    moveTo: movedTo.set,
    isOpen: () => isWorkingDay(today()),
  };
};

/** Where the file agent lays what it brings and takes what it carries away. */
const openFolders = (folder: string) => {
  const [toBank, fromBank] = [join(folder, "to-bank"), join(folder, "from-bank")];
  for (const each of [toBank, fromBank]) mkdirSync(each, { recursive: true });
  return {
    /** What is there whole: a name that begins with a dot is still being written. */
    waiting: () =>
      readdirSync(toBank, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map(({ name }) => name)
        .sort(),
    read: (name: string) => readFileSync(join(toBank, name)),
    remove: (name: string) => rmSync(join(toBank, name), { force: true }),
    write: (name: string, content: Uint8Array) => {
      const unfinished = join(fromBank, `.${name}`);
      writeFileSync(unfinished, content);
      renameSync(unfinished, join(fromBank, name));
    },
  };
};

const pollMs = 100;
const someDue = z
  .object({ mandates: z.array(z.any()), changes: z.array(z.any()) })
  .catch({ mandates: [], changes: [] });
const cutAt = 0.6;

type Deps = Common & { folder: string; payee: Payee };

export const createBankgirot = ({ store, settings, faults, folder, payee }: Deps) => {
  const ledger = createLedger(store);
  const clock = createBankClock(settings);
  const folders = openFolders(folder);
  const due = (): Due => someDue.parse(settings.read("bankgirot.due"));
  const keepDue = (answers: Due) => settings.write("bankgirot.due", answers);
  const will = settings.create("bankgirot.will", bankgirotWill, {});

  /** Returns why nothing of it was taken, if so. */
  const read = (content: Buffer): string | null => {
    if (ledger.isKnown(content)) return "samma fil har kommit förut";
    try {
      const answers = due();
      for (const request of readRequests(content, payee)) applyRequest(ledger, request, clock.today(), answers);
      keepDue(answers);
      return null;
    } catch (error) {
      if (error instanceof WrongFile) return error.message;
      throw error;
    }
  };
  const importFile = (name: string) => {
    const content = folders.read(name);
    store.transaction(() => {
      ledger.addFile({ direction: "in", name, content, note: read(content) });
    });
    folders.remove(name);
  };

  const importFiles = () => {
    if (faults.of("bankgirot").mode === "down") return;
    for (const name of folders.waiting()) importFile(name);
  };
  const watch = repeat(importFiles, pollMs);

  const nextSerial = (): number => {
    const stamp = settings.read("bankgirot.serial");
    const serial = (typeof stamp === "number" ? stamp : 0) + 1;
    settings.write("bankgirot.serial", serial);
    return serial;
  };
  const nameOf = (kind: string) => {
    const name = `D${clock.today().replaceAll("-", "")}.${String(nextSerial()).padStart(5, "0")}`;
    return kind.startsWith("camt") ? `${kind}.${name}.xml` : `AUTOGIRO.${kind}.${name}.txt`;
  };

  const send = (kind: string, content: Buffer) => {
    const { mode, callback, callbackDelayMs } = faults.of("bankgirot");
    const name = nameOf(kind);
    const isLost = callback === "lost";
    ledger.addFile({ direction: "out", name, content, note: isLost ? "försvann på vägen" : null });
    if (isLost) return;
    const sent = mode === "garbage" ? content.subarray(0, Math.floor(content.length * cutAt)) : content;
    if (callback === "late") {
      setTimeout(() => folders.write(name, sent), callbackDelayMs).unref();
      return;
    }
    folders.write(name, sent);
    if (callback === "doubled") folders.write(nameOf(kind), sent);
  };

  const sendCamt = (message: CamtFile["message"], deposits: CamtFile["deposits"]) => {
    const said = { message, version: will.get().camt, payee, day: clock.today(), serial: nextSerial(), deposits };
    send(message, camtFile(said));
  };
  const pay = (given: Pick<BankDeposit, "amountOre" | "ocr" | "words" | "payer">) => {
    sendCamt("camt.054", [ledger.addDeposit({ ...given, day: clock.today() })]);
  };

  const run = () => {
    importFiles();
    if (!clock.isOpen()) return;
    const files = store.transaction(() => {
      const made = runDay(ledger, payee, clock.today(), will.get(), due());
      keepDue({ mandates: [], changes: [] });
      return made;
    });
    for (const [kind, content] of files) send(kind, content);
  };

  return {
    ledger,
    clock,
    will,
    ...watch,
    pay,
    /** As banks do at the end of a day. */
    sendStatement: () => sendCamt("camt.053", ledger.depositsOf(clock.today())),
    run,
    runUntil: (day: string) => {
      run();
      for (let next = clock.nextBankingDay(); next <= day; next = clock.nextBankingDay()) {
        clock.moveTo(next);
        run();
      }
      clock.moveTo(day);
    },
    sendAgain: (id: number) => {
      const file = ledger.file(id);
      if (file?.direction === "out") folders.write(file.name, file.content);
    },
  };
};
export type Bankgirot = ReturnType<typeof createBankgirot>;
