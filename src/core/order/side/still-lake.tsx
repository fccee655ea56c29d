import React, { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import lake from "../../../../artwork/skymning.svg";

type Props = { heading: string; lead: string; isFirstRender: boolean; children?: ReactNode };

export function StillLake({ heading, lead, isFirstRender, children }: Props) {
  const [wasFirst] = useState(isFirstRender);
  return (
    <Lake>
      <img src={lake} width="1440" height="640" alt="" />
      <div className="wrap">
        <ScreenHeading quiet={wasFirst}>{heading}</ScreenHeading>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </Lake>
  );
}

const Lake = styled.div`
  position: relative;
  background: var(--field-dusk);
  color: var(--on-dusk);
  overflow: clip;

  img {
    width: 100%;
    height: max(11rem, 24vw);
    object-fit: cover;
    object-position: 80% 29%;
  }
  .wrap {
    padding-block: var(--s5) var(--s6);
  }
  h1 {
    max-width: 12em;
    font-size: var(--t-h2);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .lead {
    max-width: 27em;
    margin-top: var(--s3);
  }
  ${from("L")} {
    img {
      position: absolute;
      inset: 0;
      height: 100%;
      object-position: 100% 20%;
    }
    .wrap {
      position: relative;
      min-height: max(18rem, 18vw);
      padding-top: 4rem;
    }
    .wrap > * {
      max-width: min(56%, 34rem);
    }
  }
`;
