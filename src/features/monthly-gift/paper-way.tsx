import React from "react";
import { styled } from "styled-components";
import { paperFormHref } from "@hjarta-lunga/contract/calls/mandates.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";

/** For who has no BankID: a form to print and sign by hand, or to have sent. */
export function PaperWay({ phone }: { phone: Phone }) {
  const { say, language } = useTexts();
  return (
    <Way>
      <h2>{say("monthly.paper.heading")}</h2>
      <PhoneLine phone={phone} text="monthly.paper.text" />
      <a className="textlink" href={paperFormHref(language)} download>
        {say("monthly.paper.link")}
      </a>
    </Way>
  );
}

const Way = styled.aside`
  margin-top: var(--s6);
  padding: min(var(--s4), 6vw);
  overflow-wrap: anywhere;
  background: var(--sheet-quiet);

  h2 {
    font-size: var(--t-h4);
  }
  p {
    margin-top: var(--s2);
    line-height: 1.4;
  }
  a {
    white-space: normal;
  }
  [href^="tel:"] {
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;
