/**
 * Makes a receipt for each name that it is given, in a process of its own: what ends a process would end the test's. It says
 * of each what was made.
 */
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { receiptOf } from "./receipt-samples.ts";

const documents = openDocuments();
for (const name of process.argv.slice(2)) {
  const made = await documents.pdf(receiptOf(documents.drawn(name)));
  process.stdout.write(`${made.toString("latin1", 0, 4)}\n`);
}
await documents.close();
