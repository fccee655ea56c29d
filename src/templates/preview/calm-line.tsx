import React, { type ReactNode } from "react";
import { styled } from "styled-components";

type Props = { heading: string; children: ReactNode };

export function CalmLine({ heading, children }: Props) {
  return (
    <Calm className="shell">
      <main id="content" className="wrap" role="status">
        <h1>{heading}</h1>
        <p>{children}</p>
        <p>
          <a className="textlink" href="/">
            Till startsidan
          </a>
        </p>
      </main>
    </Calm>
  );
}

const Calm = styled.div`
  min-height: 100vh;
  padding-block: var(--s9);
  background: var(--ground);
  color: var(--text);

  h1 {
    font-size: var(--t-h2);
  }
  p {
    max-width: var(--measure);
    margin-top: var(--s4);
  }
`;
