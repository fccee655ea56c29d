import React, { useId } from "react";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CorrectionFailure } from "./use-correction.ts";

type Props = {
  namespace: "memorial" | "giftDocument";
  failure: CorrectionFailure | null;
  /** What another tab made of it meanwhile, line by line. */
  standsNow: readonly string[] | null;
  isSending: boolean;
  isOver: boolean;
  phone: Phone;
  onLeave: () => void;
};

/** Below the words that are written anew: why they were not taken, and the ways on. */
export function CorrectionEnd({ namespace, failure, standsNow, isSending, isOver, phone, onLeave }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  return (
    <div className="words">
      <div role="alert">
        {failure !== null && (
          <p>
            <PhoneText phone={phone} text={(shown) => say(`${namespace}.correct.${failure}`, { phone: shown })} />
          </p>
        )}
      </div>
      {standsNow !== null && (
        <section aria-labelledby={headingId}>
          <h2 id={headingId}>{say(`${namespace}.correct.standsNow`)}</h2>
          {standsNow
            .filter((line) => line.trim() !== "")
            .map((line, place) => (
              // Lines of text, which change all at once.
              <p key={place}>{line}</p>
            ))}
        </section>
      )}
      <div className="actions">
        {!isOver && (
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? "order.sending" : `${namespace}.correct.send`)}
          </button>
        )}
        <button className={isOver ? "btn" : "plain"} type="button" onClick={onLeave}>
          {say(isOver ? `${namespace}.correct.back` : `${namespace}.correct.leave`)}
        </button>
      </div>
    </div>
  );
}
