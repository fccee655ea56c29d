import { readFile } from "node:fs/promises";
import { readPublished } from "../../platform/content/published.ts";
import type { OrderHandlers } from "../../ledger/orders/handler.ts";
import type { Commands } from "../../platform/staff/command.ts";
import { whereAsked } from "../../platform/staff/arguments.ts";
import { bankCommands } from "./bank/commands.ts";
import { drawLate, letGo } from "./draws/late-draws.ts";
import { showMissed } from "./draws/missed-draws.ts";
import { endMandate } from "./end.ts";
import { listMandates, showMandate } from "./show.ts";
import { approvePaper, notePaperSigned, recordPaper } from "./signing/paper.ts";

export const mandateCommands = (handlers: OrderHandlers): Commands => ({
  "mandate list": {
    follows: "[state]",
    explained: "The newest mandates to draw money.",
    run: ({ db }, [state]) => listMandates(db, state),
  },
  "mandate show": {
    follows: "<mandate>",
    explained: "What one mandate says, and what has become of it.",
    run: ({ db }, [number]) => showMandate(db, number),
  },
  "mandate end": {
    follows: '<mandate> "<who>: <why>" [by-us or quiet]',
    explained: "Ends a mandate, and tells the giver by mail that it is done as they asked, that we did it, or nothing.",
    run: ({ db }, [number, note, telling]) => endMandate(db, { number, note, telling }),
  },
  "mandate record": {
    follows: '<file.json> "<who>: <why>"',
    explained: "Records a form on paper.",
    run: async ({ db, environment: secrets }, [file, note]) => {
      if (file === undefined) throw new Error("Say which file has what stands on the form.");
      const form = await readFile(whereAsked(file), "utf8");
      return recordPaper({ db, published: await readPublished(db), secrets }, { form, note });
    },
  },
  "mandate missed": {
    explained: "Whom it cost a draw that the API was away.",
    run: ({ db, environment }) => showMissed(db, environment),
  },
  "mandate draw-late": {
    follows: '<month> "<who>: <why>"',
    explained: "Writes to each of them, and draws those later who have not said no.",
    run: ({ db, environment }, [month, note]) => drawLate(db, environment, { month, note }),
  },
  "mandate let-go": {
    follows: '<mandate> <month> "<who>: <why>"',
    explained: "Draws nothing late by a mandate.",
    run: ({ db, environment }, [number, month, note]) => letGo(db, environment, { number, month, note }),
  },
  "mandate approve": {
    follows: '<mandate> "<who>: <what they read>"',
    explained: "Lets a large amount on paper take effect, when a second person has read the paper.",
    run: ({ db, environment: secrets }, [number, note]) => approvePaper({ db, secrets }, { number, note }),
  },
  "mandate signed": {
    follows: '<mandate> <day> "<who>: <why>"',
    explained: "Notes that a form came back signed.",
    run: ({ db, environment: secrets }, [number, signedOn, note]) =>
      notePaperSigned({ db, secrets }, { number, signedOn, note }),
  },
  ...bankCommands(handlers),
});
