import React, { type ComponentProps } from "react";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts, type FillIns } from "./texts.tsx";

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

type LineProps = Pick<ComponentProps<"p">, "className" | "role" | "lang"> & {
  phone: Phone;
  text: TextKey;
  fillIns?: FillIns;
};

/** A paragraph with the phone number filled in, as a link. */
export function PhoneLine({ phone, text, fillIns, ...paragraph }: LineProps) {
  const { say } = useTexts();
  return (
    <p {...paragraph}>
      <PhoneText phone={phone} text={(shown) => say(text, { ...fillIns, phone: shown })} />
    </p>
  );
}

/** What was not done, read aloud where it comes. */
export const PhoneAlert = ({ text, phone }: { text: TextKey | false | null; phone: Phone }) => (
  <div role="alert">{text && <PhoneLine phone={phone} text={text} />}</div>
);
