import React, { useState } from "react";
import { styled } from "styled-components";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneLine, displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CardShelf } from "./card-shelf.tsx";
import { withoutScriptId, type Design } from "./designs.ts";
import type { DesignProblem, GreetingProduct } from "./greeting.ts";
import { shelvesOf } from "./shelves.ts";

type Props = {
  product: Pick<GreetingProduct, "heading" | "lead">;
  designs: readonly Design[];
  receiver: Receiver;
  /** The page has just been shown, its URL is not read yet: its heading takes no focus. */
  isFirstRender: boolean;
  problem: DesignProblem | null;
  onChoose: (code: CampaignCode) => void;
};

export function CardWall({ product, designs, receiver, isFirstRender, problem, onChoose }: Props) {
  const { say } = useTexts();
  const [wasFirst] = useState(isFirstRender);
  const { swish, bankgiro } = receiver;
  const shelves = shelvesOf(designs.filter(({ kind }) => kind === "greeting"));
  const [quiet] = shelvesOf(designs.filter(({ kind }) => kind === "condolence"));
  return (
    <Wall>
      <ScreenHeading quiet={wasFirst && problem === null}>{product.heading}</ScreenHeading>
      <p className="lead">{product.lead}</p>
      <noscript>
        <p id={withoutScriptId}>{say("noScript.greeting", { swish, bankgiro, phone: displayPhone(receiver.phone) })}</p>
      </noscript>
      {problem !== null && <FieldMessage id="design" role="alert" text={say("greeting.design.notOffered")} />}
      {shelves.map((shelf, place) => (
        <CardShelf key={shelf.occasion} shelf={shelf} isFirstShelf={place === 0} onChoose={onChoose} />
      ))}
      {quiet && (
        <div className="quiet">
          <CardShelf
            shelf={{ ...quiet, occasion: say("greeting.condolence") }}
            text={say("greeting.condolence.text")}
            isFirstShelf={false}
            onChoose={onChoose}
          />
        </div>
      )}
      <PhoneLine className="call" phone={receiver.phone} text="greeting.call" />
    </Wall>
  );
}

const Wall = styled.div`
  margin-top: var(--s6);

  .lead {
    max-width: 31em;
    margin-top: var(--s4);
  }
  noscript p,
  > :not(h1) + .call {
    margin-top: var(--s5);
  }
  > section {
    margin-top: var(--s8);
  }
  .lead ~ section:first-of-type {
    margin-top: var(--s7);
  }
  /* To who grieves: in a field of dusk, apart from those of joy. */
  .quiet {
    margin: var(--s8) calc(var(--edge) * -1) 0;
    padding: var(--s7) var(--edge);
    background: var(--field-dusk);
    color: var(--on-dusk);
  }
`;
