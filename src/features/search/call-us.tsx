import React from "react";
import type { SearchPageProps } from "./search-page.tsx";

/** A text that holds the phone number, as a link that dials it. */
export function CallUs({ words, phone }: { words: string; phone: SearchPageProps["phone"] }) {
  const [before, after] = words.split("{phone}");
  return (
    <>
      {before}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
      {after}
    </>
  );
}
