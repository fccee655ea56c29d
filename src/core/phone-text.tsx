import React from "react";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";

export type Phone = Pick<SiteConfiguration["organisation"]["phone"], "shown" | "dialled">;

/** For a field's message, and wherever else no link can stand. The number does not break between two lines. */
export const displayPhone = ({ shown }: Pick<Phone, "shown">): string => shown.replaceAll(" ", "\u00a0");

/** Words that ask the visitor to call: the number in them is called by a touch. */
export function PhoneText({ phone, text }: { phone: Phone; text: (shown: string) => string }) {
  const shown = displayPhone(phone);
  const [before, ...after] = text(shown).split(shown);
  return (
    <>
      {before}
      {after.map((words, index) => (
        <React.Fragment key={index}>
          <a href={`tel:${phone.dialled}`}>{shown}</a>
          {words}
        </React.Fragment>
      ))}
    </>
  );
}
