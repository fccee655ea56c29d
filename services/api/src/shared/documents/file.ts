import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import type { Task, Files } from "../../platform/documents/compiler.ts";
import type { DocumentFormat } from "../../platform/http/document-answer.ts";

export type FileAsked = { format: DocumentFormat; size?: PictureSize | undefined };
type File = { fileName: string; bytes: Buffer };

export type MakeDocument<Found> = (
  given: { published: PublishedWords; documents: Files },
  found: Found,
  asked: FileAsked,
  client?: string,
) => Promise<File>;

/** The same document and the same published words give the same bytes. What cannot be drawn was refused when it was written. */
export const documentFile = async (
  documents: Files,
  { name, task, client }: { name: string; task: Task; client: string | undefined },
  { format, size = "screen" }: FileAsked,
): Promise<File> => {
  const isForPaper = format === "png" && size === "print";
  return {
    fileName: `${name}${isForPaper ? "-utskrift" : ""}.${format}`,
    bytes: await documents[isForPaper ? "print" : format](task, client),
  };
};
