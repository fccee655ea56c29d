import React, { useId } from "react";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { useTexts } from "#src/core/texts.tsx";

type Props = { sheet: MemorialSheetAnswer["sheet"] };

/** What another tab made of the sheet meanwhile, beside what is being written. */
export function StandsNow({ sheet: { remembered, greeting, givers } }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  const { name, bornYear, diedYear } = remembered;
  const years = [bornYear, diedYear].filter((year) => year !== undefined).join("–");
  const lines = [name, years, ...greeting.split("\n"), givers.join(", ")].filter((line) => line.trim() !== "");
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorial.correct.standsNow")}</h2>
      {lines.map((line, place) => (
        // Lines of text, which change all at once.
        <p key={place}>{line}</p>
      ))}
    </section>
  );
}
