import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { session } from "./session.ts";

export function LogOutBand() {
  const { say } = useTexts();
  return (
    <Band aria-label={say("mySession.out")}>
      <div className="wrap">
        <p>{say("mySession.out.lead")}</p>
        <button className="btn btn--ink" type="button" onClick={() => session.logOut()}>
          {say("mySession.out")}
        </button>
      </div>
    </Band>
  );
}

const Band = styled.section`
  padding-block: var(--s6);
  background: var(--sheet-quiet);

  .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4) var(--s6);
  }
  p {
    flex: 1 1 16em;
  }
`;
