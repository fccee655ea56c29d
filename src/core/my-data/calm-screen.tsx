import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useScreenFocus } from "./screen-focus.ts";

type Props = {
  heading: string;
  /** It is what the page opens with: its heading takes no focus. */
  isFirst?: boolean;
  lead?: (phone: string) => string;
  phone: Phone;
  children?: ReactNode;
};

/** One thing that is said, and what to do. */
export function CalmScreen({ heading, isFirst = false, lead, phone, children }: Props) {
  const focused = useScreenFocus(isFirst);
  return (
    <Screen>
      <h1 ref={focused} tabIndex={-1}>
        {heading}
      </h1>
      {lead && (
        <p className="lead">
          <PhoneText phone={phone} text={lead} />
        </p>
      )}
      {children}
    </Screen>
  );
}

const Screen = styled.section.attrs({ className: "wrap" })`
  position: relative;
  z-index: 0;
  min-height: 70svh;
  padding-block: var(--band);

  > * {
    max-width: 46rem;
  }
  > * + * {
    margin-top: var(--s4);
  }
  h1 {
    font-size: var(--t-h2);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  > .actions,
  > form,
  > svg {
    margin-top: var(--s6);
  }
`;
