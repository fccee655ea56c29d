import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import type { Contact } from "./payment-watch.ts";

/** Says when our questions are not answered. Always there, so that what it says is read aloud. */
export function ContactNotice({ contact, phone }: { contact: Contact; phone: string }) {
  const { say } = useTexts();
  return (
    <div role="status">{contact !== "fine" && <Notice>{say(`payment.contact.${contact}`, { phone })}</Notice>}</div>
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
