import React from "react";
import { styled } from "styled-components";
import type { ShownBlock } from "#src/lib/shown-content.ts";
import { Actions } from "#src/ui/actions.tsx";
import { Image } from "#src/ui/image.tsx";
import { LinkRows } from "#src/ui/link-rows.tsx";
import { from } from "#src/ui/media.ts";

export function GiftTeaserBlock({ block }: { block: ShownBlock<"giftTeaser"> }) {
  const { heading, lead, picture, action, listHeading, links } = block;
  return (
    <Field>
      <div className="wrap">
        <div className={picture ? "first" : "first first--bare"}>
          {picture && <Image picture={picture} />}
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <Actions action={action} look="btn--slip" />
        </div>
        {links.length > 0 && (
          <div className="others">
            {listHeading && <h2>{listHeading}</h2>}
            <LinkRows links={links} />
          </div>
        )}
      </div>
    </Field>
  );
}

const Field = styled.section`
  --row-soft: var(--on-heart-soft);
  background: var(--field-heart);
  color: var(--on-heart);
  overflow-x: clip;

  .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s8) var(--gap);
    padding-block: 0 var(--band);
  }
  .first {
    position: relative;
  }
  .first--bare {
    padding-top: var(--band);
  }
  img {
    width: calc(100% + var(--edge));
    max-width: none;
    margin-left: calc(var(--edge) * -1);
  }
  .first h2 {
    margin-top: var(--s5);
  }
  .lead {
    margin-block: var(--s4) var(--s5);
    color: var(--on-heart-soft);
    max-width: 29em;
  }
  .others h2 {
    font-size: var(--t-h3);
    margin-bottom: var(--s4);
  }
  ${from("L")} {
    .wrap {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    .first {
      padding-top: 4.5rem;
    }
    img {
      width: calc(100% + var(--edge) + max(0px, (100vw - var(--content)) / 2));
      margin-left: calc(var(--edge) * -1 - max(0px, (100vw - var(--content)) / 2));
    }
    .others {
      padding-top: 10.5rem;
    }
    .first--bare + .others {
      padding-top: var(--band);
    }
  }
  @media print {
    background: none;
    img {
      width: auto;
      max-height: 5cm;
      margin: 0;
    }
  }
`;
