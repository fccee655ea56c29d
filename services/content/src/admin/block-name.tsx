"use client";
import { Pill, useRowLabel } from "@payloadcms/ui";
import { firstWords } from "../rich-text/first-words.ts";

type Data = { heading?: unknown; text?: unknown; content?: unknown; caption?: unknown };

const nameIn = ({ heading, text, content, caption }: Data) =>
  [heading, text, firstWords(content), caption].find(
    (words): words is string => typeof words === "string" && words.trim() !== "",
  );

/** Number, kind, and the first words that visitors see: a page may have five blocks of one kind. */
export function BlockName({ singular }: { singular: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Data | undefined>();
  const name = nameIn(data ?? {});
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, "0")}</span>
      <Pill pillStyle="white" size="small">
        {singular}
      </Pill>
      {name !== undefined && <span className="house-row-name">{name}</span>}
    </>
  );
}
