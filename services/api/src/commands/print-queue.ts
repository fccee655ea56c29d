import { resolve } from "node:path";
import { readPublished } from "../platform/content/published.ts";
import { openDocuments } from "../platform/documents/compiler.ts";
import { postedLetters } from "../modules.ts";
import { createMakeLetters } from "../platform/post/letters.ts";
import { printLetters } from "../platform/post/print.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

const [file] = process.argv.slice(2);

/** `npm run print-queue --workspace services/api -- letters.pdf`: all that waits for the post, as one PDF. */
await withDatabase(async (db) => {
  if (file?.endsWith(".pdf") !== true) throw new Error("Say where to: a new file, which ends with .pdf.");
  const documents = openDocuments();
  try {
    const published = await readPublished(db);
    const makeLetters = createMakeLetters({ db, published, documents, posted: postedLetters });
    // npm goes to the workspace's folder first: a file is meant where it was asked for.
    return await printLetters({ db, makeLetters }, resolve(process.env.INIT_CWD ?? "", file));
  } finally {
    await documents.close();
  }
});
