import React from "react";
import { styled } from "styled-components";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { Breath } from "./breath.tsx";
import { useScreenFocus } from "./screen-focus.ts";

/** While it is fetched, which may take two minutes, or asked whether it is open still. */
export function Waiting({ what }: { what: "waiting" | "checking" }) {
  const { say } = useTexts();
  const heading = useScreenFocus();
  return (
    <Panel>
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          {say(`mySession.${what}`)}
        </h1>
        <p className="lead">{say(`mySession.${what}.lead`)}</p>
      </div>
      <Breath isWaiting />
    </Panel>
  );
}

export function NotFetched({ phone, onAgain }: { phone: Phone; onAgain: () => void }) {
  const { say } = useTexts();
  const heading = useScreenFocus();
  return (
    <Panel>
      <h1 ref={heading} tabIndex={-1}>
        {say("mySession.failed")}
      </h1>
      <PhoneLine className="lead" phone={phone} text="mySession.failed.lead" />
      <div className="actions">
        <button className="btn" type="button" onClick={onAgain}>
          {say("mySession.again")}
        </button>
      </div>
    </Panel>
  );
}

const Panel = styled.section.attrs({ className: "wrap" })`
  min-height: 70svh;
  padding-block: var(--band);

  > * {
    max-width: 46rem;
  }
  h1 {
    font-size: var(--t-h2);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .lead,
  .actions {
    margin-top: var(--s4);
  }
  svg {
    margin-top: var(--s6);
  }
`;
