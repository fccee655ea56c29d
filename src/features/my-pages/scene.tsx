import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { useScreenFocus } from "#src/core/my-data/screen-focus.ts";
import { from } from "#src/ui/media.ts";

type Props = { heading: string; lead: ReactNode; picture?: { src: string; alt: string }; children?: ReactNode };

/** In the place of the years, for who has few. Without a picture where somebody is mourned. */
export function Scene({ heading, lead, picture, children }: Props) {
  const focused = useScreenFocus();
  return (
    <Field className={picture === undefined ? "quiet" : undefined}>
      <div className="wrap">
        <div className="words">
          <h1 ref={focused} tabIndex={-1}>
            {heading}
          </h1>
          <p className="lead">{lead}</p>
          {children !== undefined && <div className="actions">{children}</div>}
        </div>
      </div>
      {picture && <img src={picture.src} width="1440" height="440" alt={picture.alt} />}
    </Field>
  );
}

const Field = styled.section`
  position: relative;
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  &.quiet {
    background: var(--sheet-quiet);
    color: var(--text);
  }
  .words {
    padding-block: clamp(2rem, 5vw, 4.5rem) var(--s5);
  }
  h1 {
    font-size: var(--t-h2);
    overflow-wrap: anywhere;
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .lead {
    margin-top: var(--s3);
    max-width: 24em;
  }
  .actions {
    margin-top: var(--s5);
  }
  .actions a:not(.btn) {
    color: inherit;
  }
  > img {
    width: 100%;
    max-width: none;
    height: 13rem;
    margin-bottom: -1px;
    object-fit: cover;
    object-position: 82% 100%;
  }
  ${from("L")} {
    &:not(.quiet) .words {
      position: relative;
      z-index: 1;
      width: 52%;
      min-height: 29rem;
      padding-bottom: 8rem;
    }
    > img {
      position: absolute;
      inset: auto 0 0;
      height: auto;
      max-height: 100%;
      object-position: 82% 100%;
    }
  }
`;
