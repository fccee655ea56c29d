import { readFile } from "node:fs/promises";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import { readPublished } from "../../platform/content/published.ts";
import type { OrderHandlers } from "../../ledger/orders/handler.ts";
import { whereAsked, staffNote, type Commands } from "../../platform/staff/command.ts";
import type { BankFileReader } from "../../ledger/bank-files/reader.ts";
import { bankCommands } from "./bank/commands.ts";
import { drawLate, letGo } from "./draws/late-draws.ts";
import { showMissed } from "./draws/missed-draws.ts";
import { holderOf, listMandates, showMandate, mandateByNumber } from "./show.ts";
import { changeAmountByStaff, changeDayByStaff, pauseByStaff, resumeByStaff } from "./self-service/commands.ts";
import { approvePaper, notePaperSigned, recordPaper } from "./signing/paper.ts";
import type { Database } from "../../platform/database/connect.ts";
import { writeMail } from "../../platform/mail/outbox.ts";
import { mandateEnding } from "./mail-versions.ts";
import { moveMandate } from "./move.ts";
import { liveMandatesOf, type Mandate } from "./repository.ts";

/** What the giver's mail says; of `quiet` there is none, such as when the giver has died. */
const tellings = { "as-asked": "giver", "by-us": "us", quiet: null } as const;
type Telling = keyof typeof tellings;
const isTelling = (asked: string): asked is Telling => Object.hasOwn(tellings, asked);

/** Another account that they have signed: who wants to give no more must not be drawn by that one. */
const goOn = (others: Mandate[]): string =>
  others
    .map((one) => `Their mandate ${one.shortReference} goes on (${one.state}): end it too, if they give no more.\n`)
    .join("");

type Asked = { number: string | undefined; note: string | undefined; telling?: string | undefined };

export const endMandate = async (
  db: Database,
  { number, note: written, telling = "as-asked" }: Asked,
): Promise<string> => {
  if (!isTelling(telling)) throw new Error(`Say whose wish it was: ${Object.keys(tellings).join(", ")}.`);
  const { id, state, email, holderLookup } = await mandateByNumber(db, number);
  const { who, note } = staffNote(written);
  // A form that never came back was never a direct debit: there is no end to tell of.
  const ending = isLiveMandate(state) ? tellings[telling] : null;
  await db.transaction(async (tx) => {
    if (!(await moveMandate(tx, id, { to: "revoked", who, note }))) throw new Error("That mandate has ended already.");
    if (ending === null) return;
    const mail = { template: "mandateRevoked", version: mandateEnding[ending], recipient: email } as const;
    await writeMail(tx, { ownerId: id, ...mail });
  });
  const told =
    ending === null
      ? "The giver is not told."
      : email === null
        ? "The giver has no e-mail address with us: call or write to them."
        : "The giver gets a mail.";
  const ended =
    "Ended. Nothing is drawn by it but what the bank has been asked for already; it is told with the next file.";
  return `${ended} ${told}\n${goOn(await liveMandatesOf(db, holderLookup))}`;
};

export const mandateCommands = (handlers: OrderHandlers, readers: readonly BankFileReader[]): Commands => ({
  "mandate list": {
    follows: "[state]",
    explained: "The newest mandates to draw money.",
    reads: "many",
    run: ({ db }, [state]) => listMandates(db, state),
  },
  "mandate show": {
    follows: "<mandate>",
    explained: "What one mandate says, and what has become of it.",
    reads: holderOf,
    run: ({ db }, [number]) => showMandate(db, number),
  },
  "mandate end": {
    follows: '<mandate> "<who>: <why>" [by-us or quiet]',
    explained: "Ends a mandate, and tells the giver by mail that it is done as they asked, that we did it, or nothing.",
    reads: holderOf,
    run: ({ db }, [number, note, telling]) => endMandate(db, { number, note, telling }),
  },
  "mandate amount": {
    follows: '<mandate> <kronor> "<who>: <why>"',
    explained: "Draws another amount each month, from the next draw that the bank has not been told of.",
    reads: holderOf,
    run: ({ db }, [number, amount, note]) => changeAmountByStaff(db, { number, amount, note }),
  },
  "mandate day": {
    follows: '<mandate> <25, 27 or 28> "<who>: <why>"',
    explained: "Draws on another day of each month.",
    reads: holderOf,
    run: ({ db }, [number, day, note]) => changeDayByStaff(db, { number, day, note }),
  },
  "mandate pause": {
    follows: '<mandate> <months> "<who>: <why>"',
    explained: "Draws nothing for one to six months, counted from the next draw that the bank has not been told of.",
    reads: holderOf,
    run: ({ db }, [number, months, note]) => pauseByStaff(db, { number, months, note }),
  },
  "mandate resume": {
    follows: '<mandate> "<who>: <why>"',
    explained: "Ends a pause.",
    reads: holderOf,
    run: ({ db }, [number, note]) => resumeByStaff(db, { number, note }),
  },
  "mandate record": {
    follows: '<file.json> "<who>: <why>"',
    explained: "Records a form on paper.",
    reads: "nobody",
    run: async ({ db, environment: secrets }, [file, note]) => {
      if (file === undefined) throw new Error("Say which file has what stands on the form.");
      const form = await readFile(whereAsked(file), "utf8");
      return recordPaper({ db, published: await readPublished(db), secrets }, { form, note });
    },
  },
  "mandate missed": {
    explained: "Whom it cost a draw that the API was away.",
    reads: "many",
    run: ({ db, environment }) => showMissed(db, environment),
  },
  "mandate draw-late": {
    follows: '<month> "<who>: <why>"',
    explained: "Writes to each of them, and draws those later who have not said no.",
    reads: "many",
    run: ({ db, environment }, [month, note]) => drawLate(db, environment, { month, note }),
  },
  "mandate let-go": {
    follows: '<mandate> <month> "<who>: <why>"',
    explained: "Draws nothing late by a mandate.",
    reads: holderOf,
    run: ({ db, environment }, [number, month, note]) => letGo(db, environment, { number, month, note }),
  },
  "mandate approve": {
    follows: '<mandate> "<who>: <what they read>"',
    explained: "Lets a large amount on paper take effect, when a second person has read the paper.",
    reads: holderOf,
    run: ({ db, environment: secrets }, [number, note]) => approvePaper({ db, secrets }, { number, note }),
  },
  "mandate signed": {
    follows: '<mandate> <day> "<who>: <why>"',
    explained: "Notes that a form came back signed.",
    reads: holderOf,
    run: ({ db, environment: secrets }, [number, signedOn, note]) =>
      notePaperSigned({ db, secrets }, { number, signedOn, note }),
  },
  ...bankCommands(handlers, readers),
});
