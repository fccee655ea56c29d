import React from "react";
import { styled } from "styled-components";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";

export type Notice =
  | "checking"
  | "lost"
  | "slow"
  | "notCancelled"
  | "tooMany"
  | "notBegun"
  | "articlesChanged"
  | "articlesWaiting"
  | "withdrawn"
  | "cardPageAway";

/** Lies over the foot of the window, so that nothing moves. Always there, so that what it says is read aloud. */
export function PaymentNotice({ notice, phone }: { notice: Notice | null; phone: Phone }) {
  const { say } = useTexts();
  return (
    <div role="status">
      {notice !== null && (
        <Slip key={notice}>
          <PhoneText phone={phone} text={(shown) => say(`payment.notice.${notice}`, { phone: shown })} />
        </Slip>
      )}
    </div>
  );
}

const Slip = styled.p`
  position: fixed;
  z-index: 5;
  inset: auto 0 0;
  max-width: none;
  padding: var(--s4) var(--edge);
  background: var(--field-note);
  color: var(--on-note);
  border-top: 6px solid var(--thread-quiet);
  line-height: 1.4;

  ${from("M")} {
    inset: auto auto var(--s5) var(--edge);
    max-width: 34rem;
    padding-inline: var(--s5);
    border-top: 0;
    border-left: 10px solid var(--thread-quiet);
  }
`;
