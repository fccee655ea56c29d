import React, { useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { warnedBeforeMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { session } from "./session.ts";

/** Over all else: nobody has been here for a while. Escape is an answer too. */
export function StillThere() {
  const { say } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<"not" | "asking" | "notHeard">("not");
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  function answer() {
    if (asked === "asking") return;
    setAsked("asking");
    session.stay().then(
      (isHeard) => setAsked(isHeard ? "not" : "notHeard"),
      () => setAsked("notHeard"),
    );
  }
  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <h2 id={`${id}-heading`}>{say("mySession.still")}</h2>
      <p id={`${id}-lead`}>{say("mySession.still.lead", { minutes: warnedBeforeMinutes })}</p>
      <p role="alert">{asked === "notHeard" && say("mySession.still.notHeard")}</p>
      <div className="actions">
        <button className="btn" type="button" aria-busy={asked === "asking" || undefined} onClick={answer}>
          {say("mySession.still.yes")}
        </button>
        <button className="plain" type="button" onClick={() => session.logOut()}>
          {say("mySession.still.no")}
        </button>
      </div>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(46rem, 100% - 2 * var(--edge));
  max-height: calc(100svh - 2 * var(--s4));
  padding: clamp(1.25rem, 3.4vw, 2.75rem);
  overflow-y: auto;
  border: 3px solid var(--text);
  background: var(--sheet);
  color: var(--text);

  &::backdrop {
    background: var(--field-air);
    opacity: 0.96;
  }
  h2 {
    font-size: var(--t-h3);
  }
  p:not(:empty) {
    margin-top: var(--s4);
  }
  .actions {
    margin-top: var(--s6);
  }
`;
