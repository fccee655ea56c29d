import { isProduction } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import type { OrderHandlers } from "../../../ledger/orders/handler.ts";
import { wholeNumber, type Command, type Commands } from "../../../platform/staff/command.ts";
import { openBankFolders } from "../../../ledger/bank-files/bank-folders.ts";
import type { BankFileReader } from "../../../ledger/bank-files/reader.ts";
import { listBankFiles, noteDone, readAside, sendAgain, showLine } from "./bank-staff.ts";
import { sendFiles } from "./send-files.ts";
import { writeNight } from "./write-night.ts";

const idOf = (id = ""): string => {
  if (!z.guid().safeParse(id).success) throw new Error("Say which file: its id in the list.");
  return id;
};

const lineOf = (written: string | undefined): number => {
  const line = wholeNumber(written);
  if (line === undefined) throw new Error("Say which line: its number in the list.");
  return line;
};

const runNight: Command["run"] = async ({ db, environment }, [night = ""]) => {
  if (isProduction(process.env)) throw new Error("In production nights come by themselves, and each once.");
  if (!/^\d{4}-\d\d-\d\d$/.test(night)) throw new Error("Say which night: 2026-12-18.");
  const written = await writeNight(db, environment, night);
  await sendFiles(db, environment.personalNumberKeys, await openBankFolders(environment.autogiro.folder));
  return written === undefined ? "There was nothing to tell the bank.\n" : "The file has gone to the bank.\n";
};

export const bankCommands = (handlers: OrderHandlers, readers: readonly BankFileReader[]): Commands => ({
  "bank-files list": {
    explained: "The newest files to the bank and from it, and what staff did with them.",
    reads: "nobody",
    run: ({ db }) => listBankFiles(db),
  },
  "bank-files again": {
    follows: '<id> "<who>: <why>" [although-answered]',
    explained: "Sends a file once more that the bank never had.",
    reads: "nobody",
    run: ({ db, environment }, [id, note, although]) =>
      sendAgain(db, environment.personalNumberKeys, { id: idOf(id), note, although }),
  },
  "bank-files read": {
    follows: '<id> "<who>: <why>"',
    explained: "Reads a file that was set aside, once what stopped it is mended.",
    reads: "nobody",
    run: ({ db, environment }, [id, note]) => readAside({ db, environment, handlers, readers }, { id: idOf(id), note }),
  },
  "bank-files line": {
    follows: '<id> <line> "<who>: <why>"',
    explained: "Shows one line of a file as the bank wrote it, and notes who looked.",
    reads: "many",
    run: ({ db, environment }, [id, line, note]) =>
      showLine(db, environment.personalNumberKeys, idOf(id), lineOf(line), note),
  },
  "bank-files done": {
    follows: '<id> [<line>] "<who>: <what>"',
    explained: "Takes a line, or a file that was set aside, off the list.",
    reads: "nobody",
    run: ({ db }, [id, line, note]) =>
      note === undefined ? noteDone(db, idOf(id), undefined, line) : noteDone(db, idOf(id), lineOf(line), note),
  },
  "bank-files night": {
    follows: "<day>",
    explained: "Runs the night of another day, where the clock is moved to try a month. Not in production.",
    reads: "nobody",
    run: runNight,
  },
});
