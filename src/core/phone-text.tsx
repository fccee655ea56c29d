import React from "react";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";

export type Phone = Pick<SiteConfiguration["organisation"]["phone"], "shown" | "dialled">;

export const displayPhone = ({ shown }: Pick<Phone, "shown">): string => shown.replaceAll(" ", "\u00a0");

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
