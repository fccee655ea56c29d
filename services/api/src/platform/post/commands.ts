import type { Commands } from "../staff/command.ts";
import { newFileAsked } from "../staff/where-asked.ts";
import { withDocuments } from "../staff/with-documents.ts";
import { createMakeLetters, type PostedLetters } from "./letters.ts";
import { printLetters } from "./print.ts";

export const postCommands = (posted: PostedLetters): Commands => ({
  "print-queue": {
    follows: "<new file.pdf>",
    explained: "Writes all that waits for the post as one PDF.",
    run: async ({ db }, [file]) => {
      const path = newFileAsked(file, ".pdf");
      return withDocuments(db, (given) =>
        printLetters({ db, makeLetters: createMakeLetters({ db, posted, ...given }) }, path),
      );
    },
  },
});
