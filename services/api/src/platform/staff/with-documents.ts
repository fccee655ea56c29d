import { readPublished, type Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import { openDocuments, type Documents } from "../documents/compiler.ts";

type Given = { published: Omit<Published, "state">; documents: Documents };

export const withDocuments = async <Value>(db: Database, work: (given: Given) => Promise<Value>): Promise<Value> => {
  const documents = openDocuments();
  try {
    return await work({ published: await readPublished(db), documents });
  } finally {
    await documents.close();
  }
};
