import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

type Props = { heading: string; lead: string; picture: string; children: ReactNode };

export function StatusPage({ heading, lead, picture, children }: Props) {
  return (
    <Field>
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <img src={picture} width="560" height="560" alt="" />
      </div>
    </Field>
  );
}

const Field = styled.section`
  --row-soft: inherit;
  --leaf-stalk: var(--link);
  --leaf-upper: var(--sheet);
  height: 100%;
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  @media (forced-colors: active) {
    --leaf-upper: var(--link);
  }

  .wrap {
    display: grid;
    gap: var(--s7) var(--gap);
    padding-block: var(--band);
  }
  h1 {
    font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem);
  }
  .lead {
    margin-top: var(--s4);
    max-width: 28em;
  }
  .actions,
  form[role="search"] {
    margin-top: var(--s5);
  }
  h2 {
    margin: var(--s7) 0 var(--s4);
    font-size: var(--t-h3);
  }
  img {
    width: min(60vw, 16rem);
    margin-left: auto;
  }
  ${from("L")} {
    .wrap {
      grid-template-columns: 7fr 5fr;
    }
    img {
      width: 100%;
      max-width: 26rem;
      align-self: center;
    }
  }
`;
