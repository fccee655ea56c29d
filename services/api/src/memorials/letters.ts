import { PDFDocument } from "pdf-lib";
import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { Documents } from "../documents/compiler.ts";
import { addressPage } from "./address-page.ts";
import { makeOrderedSheet } from "./ordered-sheet.ts";
import type { Queued } from "./print-queue.ts";
import { sheetVersion } from "./repository.ts";
import type { MakeSheet } from "./sheet.ts";
import { isPaidSheet } from "./sheet-state.ts";

type Deps = {
  db: Database;
  published: Pick<Published, "say" | "organisation">;
  documents: Documents;
  makeSheet: MakeSheet;
};

/** `failed` are those that could not be set: they must not keep the others from the post. */
type Letters = { pdf: Buffer; set: Queued[]; failed: Queued[] };
export type MakeLetters = (queued: Queued[]) => Promise<Letters>;

const append = async (whole: PDFDocument, pdf: Buffer): Promise<void> => {
  const document = await PDFDocument.load(pdf);
  for (const page of await whole.copyPages(document, document.getPageIndices())) whole.addPage(page);
};

/** One PDF: for each sheet the page with its address, and behind it the very sheet that was seen. */
export const lettersMaker = ({ db, published, documents, makeSheet }: Deps): MakeLetters => {
  const setOne = async ({ orderId, version }: Queued): Promise<Buffer[]> => {
    const found = await sheetVersion(db, orderId, version);
    if (!found || !isPaidSheet(found)) throw new Error("There is no paid sheet to print");
    const page = await documents.pdf(addressPage(found, published, documents));
    return [page, (await makeOrderedSheet(makeSheet, found, "pdf")).bytes];
  };
  return async (queued) => {
    const whole = await PDFDocument.create();
    whole.setTitle(published.say("sv", "memorialLetter.documentTitle"));
    whole.setLanguage("sv");
    const failed: Queued[] = [];
    for (const one of queued) {
      const pages = await setOne(one).catch(() => failed.push(one));
      if (Array.isArray(pages)) for (const pdf of pages) await append(whole, pdf);
    }
    const set = queued.filter((one) => !failed.includes(one));
    return { pdf: Buffer.from(await whole.save()), set, failed };
  };
};
