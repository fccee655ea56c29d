import React, { useEffect, useId, useRef } from "react";

type Props = {
  question: string;
  yes: string;
  no: string;
  isSending: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asked once, before what cannot be undone. Focus goes to the way that changes nothing. */
export function AskOnce({ question, yes, no, isSending, onYes, onNo }: Props) {
  const questionId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={questionId}>
      <p id={questionId}>{question}</p>
      <div className="actions">
        <button ref={stay} className="btn btn--line" type="button" aria-describedby={questionId} onClick={onNo}>
          {no}
        </button>
        <button className="plain" type="button" aria-disabled={isSending || undefined} onClick={onYes}>
          {yes}
        </button>
      </div>
    </div>
  );
}
