import { openDocuments } from "../../services/api/src/platform/documents/compiler.ts";
import { previewed } from "./lib/previewed.ts";

/** Started by parts/documents.ts as a process of its own: makes documents, and says how much memory it has after each of the given numbers. */
const marks = process.argv.slice(2).map(Number);
const atOnce = 20;
/** One of so many is a picture. */
const picturesAmong = 21;

const documents = openDocuments();
const madeAt = new Date("2026-11-22T11:00:00Z");
const membershipCard = (number: number) => ({
  template: "membership-card" as const,
  madeAt,
  data: {
    language: "sv",
    organisation: "Hjärta & Lunga",
    documentTitle: `Medlemskort ${number}`,
    title: "Medlemskort",
    name: `Birgitta Åkerström ${number}`,
    household: ["Östen Åkesson", "王小明"],
    rows: [["Medlemsnummer", String(number)]],
    heartAlt: "Ett hjärta.",
    footer: "Klipp ut kortet.",
  },
});

const memorialCard = (number: number) => ({
  template: "memorial-card" as const,
  madeAt,
  data: previewed.memorialCard.data(number),
});
/** Cards of both kinds, turn by turn; one in 21 is odd and even by turns, so pictures are of both. */
const task = (number: number) => (number % 2 === 0 ? membershipCard(number) : memorialCard(number));

let made = 0;
for (const mark of marks) {
  const work = async () => {
    while (made < mark) {
      const number = ++made;
      await documents[number % picturesAmong === 0 ? "png" : "pdf"](task(number));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  process.send?.({ documents: mark, megabytes: process.memoryUsage.rss() / 1e6 });
}
await documents.close();
process.disconnect();
