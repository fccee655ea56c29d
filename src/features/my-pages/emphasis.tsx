import React from "react";

/** A sentence with one of its filled-in words in bold, on one line. */
export function Emphasis({ text, of }: { text: string; of: string }) {
  const [before = "", ...after] = text.split(of);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <b className="nowrap">{of}</b>
      {after.join(of)}
    </>
  );
}
