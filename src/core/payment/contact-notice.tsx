import React from "react";
import { styled } from "styled-components";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { Contact } from "./payment-watch.ts";

/** Says when our questions are not answered. Always there, so that what it says is read aloud. */
export function ContactNotice({ contact, phone }: { contact: Contact; phone: Phone }) {
  const { say } = useTexts();
  return (
    <div role="status">
      {contact !== "fine" && (
        <Notice>
          <PhoneText phone={phone} text={(shown) => say(`payment.contact.${contact}`, { phone: shown })} />
        </Notice>
      )}
    </div>
  );
}

const Notice = styled.p`
  max-width: none;
  margin-block: var(--s5);
  padding: var(--s4) var(--s5);
  background: var(--field-note);
  color: var(--on-note);
  border-left: 10px solid var(--thread-quiet);
`;
