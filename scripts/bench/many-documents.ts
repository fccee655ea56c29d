import { openDocuments } from "../../services/api/src/platform/documents/compiler.ts";
import { previewed } from "./lib/previewed.ts";

/** A process of its own, which tells its memory after each of the given numbers of documents. */
const marks = process.argv.slice(2).map(Number);
const atOnce = 20;
/** Odd, so that pictures are of both documents. */
const picturesAmong = 21;

const documents = openDocuments();
const task = (number: number) => {
  const { template, data } = previewed[number % 2 === 0 ? "memorialSheet" : "greetingCard"];
  return { template, data: data(number), madeAt: new Date("2026-11-22T11:00:00Z") };
};

let made = 0;
const told: { documents: number; megabytes: number }[] = [];
for (const mark of marks) {
  const work = async () => {
    while (made < mark) {
      const number = ++made;
      await documents[number % picturesAmong === 0 ? "png" : "pdf"](task(number));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  told.push({ documents: mark, megabytes: process.memoryUsage.rss() / 1e6 });
}
await documents.close();
process.send?.(told);
process.disconnect();
