import { z } from "zod";
import { repeat } from "../delivery/repeat.ts";
import type { Faults } from "../faults/faults.ts";
import type { Store } from "../store/open.ts";
import type { Settings } from "../store/settings.ts";
import { createBankClock } from "./clock.ts";
import { carryOut, enter } from "./day.ts";
import type { Due } from "./day.ts";
import { bankgirotWill } from "./fates.ts";
import type { BankgirotWill } from "./fates.ts";
import { openFolders } from "./folders.ts";
import { createLedger } from "./ledger.ts";
import { readRequests, WrongFile } from "./request.ts";
import type { Payee } from "./request.ts";

const lookMs = 100;
const someDue = z
  .object({ mandates: z.array(z.any()), changes: z.array(z.any()) })
  .catch({ mandates: [], changes: [] });
const cutAt = 0.6;

type Deps = { store: Store; settings: Settings; faults: Faults; folder: string; payee: Payee };

/** Bankgirot and all banks behind it. */
export const createBankgirot = ({ store, settings, faults, folder, payee }: Deps) => {
  const ledger = createLedger(store);
  const clock = createBankClock(settings);
  const folders = openFolders(folder);
  const due = (): Due => someDue.parse(settings.read("bankgirot.due"));
  const keepDue = (answers: Due) => settings.write("bankgirot.due", answers);
  const will = (): BankgirotWill => bankgirotWill.catch(bankgirotWill.parse({})).parse(settings.read("bankgirot.will"));

  const takeIn = (name: string) => {
    const content = folders.read(name);
    store.together(() => {
      let note: string | null = ledger.isKnown(content) ? "samma fil har kommit förut" : null;
      if (note === null) {
        try {
          const answers = due();
          for (const request of readRequests(content, payee)) enter(ledger, request, clock.today(), answers);
          keepDue(answers);
        } catch (error) {
          if (!(error instanceof WrongFile)) throw error;
          note = error.message;
        }
      }
      ledger.addFile({ direction: "in", name, content, note });
    });
    folders.remove(name);
  };

  /** A bank that is down takes nothing. What it has taken, it has: the file is gone only then. */
  const look = () => {
    if (faults.of("bankgirot").mode === "down") return;
    for (const name of folders.waiting()) takeIn(name);
  };
  const watch = repeat(look, lookMs);

  const nameOf = (kind: string) => {
    const stamp = settings.read("bankgirot.serial");
    const serial = (typeof stamp === "number" ? stamp : 0) + 1;
    settings.write("bankgirot.serial", serial);
    return `AUTOGIRO.${kind}.D${clock.today().replaceAll("-", "")}.${String(serial).padStart(5, "0")}.txt`;
  };

  const send = (kind: string, content: Buffer) => {
    const { mode, callback, callbackDelayMs } = faults.of("bankgirot");
    const name = nameOf(kind);
    const isLost = callback === "lost";
    ledger.addFile({ direction: "out", name, content, note: isLost ? "försvann på vägen" : null });
    if (isLost) return;
    const sent = mode === "garbage" ? content.subarray(0, Math.floor(content.length * cutAt)) : content;
    if (callback === "late") {
      setTimeout(() => folders.lay(name, sent), callbackDelayMs).unref();
      return;
    }
    folders.lay(name, sent);
    if (callback === "doubled") folders.lay(nameOf(kind), sent);
  };

  const run = () => {
    look();
    if (!clock.isOpen()) return;
    const files = store.together(() => {
      const made = carryOut(ledger, payee, clock.today(), will(), due());
      keepDue({ mandates: [], changes: [] });
      return made;
    });
    for (const [kind, content] of files) send(kind, content);
  };

  return {
    ledger,
    clock,
    will,
    setWill: (to: BankgirotWill) => settings.write("bankgirot.will", to),
    /** As everybody else's bank, and today. */
    behave: () => {
      settings.write("bankgirot.will", bankgirotWill.parse({}));
      clock.moveTo(null);
    },
    now: watch.now,
    stop: watch.stop,
    /** The bank's day has come: it answers what it has been asked, and draws what is due. */
    run,
    /** Each banking day until then, in turn. */
    runUntil: (day: string) => {
      run();
      for (let next = clock.next(); next <= day; next = clock.next()) {
        clock.moveTo(next);
        run();
      }
      clock.moveTo(day);
    },
    /** As a bank does when it is called and asked for a file once more. */
    sendAgain: (id: number): boolean => {
      const file = ledger.file(id);
      if (file?.direction !== "out") return false;
      folders.lay(file.name, file.content);
      return true;
    },
    /** Any file from the bank, to try how it is read. */
    sendRaw: send,
  };
};
export type Bankgirot = ReturnType<typeof createBankgirot>;
