import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Task, Documents, Files } from "../../platform/documents/compiler.ts";
import { createDrawingCache } from "../../platform/documents/drawing-cache.ts";

export type CardFile = { format: "pdf" } | { format: "png"; size: PictureSize };
type Asked = { client: string; isPaid: boolean };
export type MakeCardFile<Card> = (
  card: Card,
  language: Language,
  file: CardFile,
  asked?: Asked,
) => Promise<{ fileName: string; bytes: Buffer }>;

export type CardDocuments = Files & Pick<Documents, "shared" | "free">;

/** The card says nothing of when it was made: a correction is no other card, and the same words give the same bytes. */
export const madeAt = new Date(0);

const files = {
  pdf: { ending: ".pdf", draw: "pdf" },
  screen: { ending: ".png", draw: "png" },
  print: { ending: "-utskrift.png", draw: "print" },
} as const;

/** `name` names the kind and nobody: a file's name is seen wherever it is sent and kept. */
export const cardFileMaker = <Card>(
  documents: CardDocuments,
  name: string,
  taskOf: (card: Card, language: Language) => Task,
): MakeCardFile<Card> => {
  const cached = createDrawingCache();
  return async (card, language, file, asked) => {
    const { ending, draw } = files[file.format === "pdf" ? "pdf" : file.size];
    const shared = asked?.isPaid === false ? documents.free : documents.shared;
    const make = (asked === undefined ? documents : shared)[draw];
    const bytes = await cached(draw, taskOf(card, language), (task) => make(task, asked?.client));
    return { fileName: `${name}${ending}`, bytes };
  };
};
