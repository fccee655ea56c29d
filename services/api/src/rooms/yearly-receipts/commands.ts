import type { Commands } from "../../platform/staff/command.ts";
import { newFileAsked } from "../../platform/staff/where-asked.ts";
import { withDocuments } from "../../platform/staff/with-documents.ts";
import { writeNewFile } from "../../platform/staff/write-new-file.ts";
import { createMakeYearlyReceipt } from "./document.ts";
import { listWithoutAddress, sendYearlyReceiptAgain, writeYearlyReceipt } from "./staff.ts";

export const yearlyReceiptCommands: Commands = {
  "mandate yearly-receipt": {
    follows: '<mandate> <year> "<who>: <why>" [<new file.pdf>]',
    explained: "Sends a giver's receipt of a year again, or writes it to a file to print and post.",
    run: ({ db }, [number, year, note, file]) => {
      if (file === undefined) return sendYearlyReceiptAgain(db, { number, year, note });
      const path = newFileAsked(file, ".pdf");
      const write = (pdf: Buffer) => writeNewFile(path, pdf);
      return withDocuments(db, (given) =>
        writeYearlyReceipt({ db, makeYearlyReceipt: createMakeYearlyReceipt(given) }, { number, year, note, write }),
      );
    },
  },
  "mandate yearly-receipts-without-address": {
    follows: "<year> <new file.csv>",
    explained: "Lists givers whose receipt of a year no mail brings.",
    run: ({ db }, [year, file]) => {
      const path = newFileAsked(file, ".csv");
      return listWithoutAddress(db, { year, write: (csv) => writeNewFile(path, Buffer.from(csv)) });
    },
  },
};
