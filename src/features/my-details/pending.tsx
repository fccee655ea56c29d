import React, { type ReactNode } from "react";
import { styled } from "styled-components";

/** What waits for a press or a code elsewhere: read aloud when it comes. */
export const Pending = ({ children }: { children: ReactNode }) => (
  <Slip role="status" className="pending">
    {children && <div>{children}</div>}
  </Slip>
);

const Slip = styled.div`
  > div {
    position: relative;
    isolation: isolate;
    margin-top: var(--s4);
    padding: var(--s4) min(1.5rem, 5vw);
    color: var(--on-note);
  }
  > div::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--field-note);
    clip-path: var(--cut-2);
  }
  p {
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    > div {
      border: 1px solid;
    }
  }
`;
