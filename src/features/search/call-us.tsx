import React from "react";
import type { SearchPageProps } from "./search-page.tsx";

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
