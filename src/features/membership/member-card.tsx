import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { SideField } from "#src/core/order/order-side.tsx";
import bird from "../../../artwork/fagel.svg";
import bloom from "../../../artwork/hjarta.svg";

type Props = { name: string; kindName: string | undefined; organisation: string };

/** The card that the visitor is about to get, with their name as they write it. The form beside it says the same. */
export function MemberCard({ name, kindName, organisation }: Props) {
  const { say } = useTexts();
  return (
    <SideField className="strip">
      <Card aria-hidden>
        <img className="bird" src={bird} width="300" height="240" alt="" />
        <img className="bloom" src={bloom} width="300" height="300" alt="" />
        <p>{say("membership.cardFor", { organisation })}</p>
        <b>{name === "" ? say("membership.cardName") : name}</b>
        <p>{kindName ?? say("membership.cardHeading")}</p>
      </Card>
    </SideField>
  );
}

const Card = styled.div`
  --bird: clamp(6rem, 15vh, 9.5rem);
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: 16rem;
  margin-top: calc(var(--bird) * 0.8 + clamp(1rem, 4vh, 4rem));
  padding: var(--s5);
  background: var(--sheet);
  color: var(--text);

  .bird {
    position: absolute;
    right: 6%;
    bottom: calc(100% - 5px);
    width: var(--bird);
  }
  .bloom {
    position: absolute;
    z-index: -1;
    right: var(--s4);
    bottom: var(--s4);
    width: 6.5rem;
    height: auto;
  }
  b {
    margin-top: auto;
    padding-top: var(--s6);
    font: 750 var(--t-h3) / 1.15 var(--font-head);
    overflow-wrap: anywhere;
  }
  p:last-child {
    max-width: calc(100% - 7.5rem);
  }
`;
