import React from "react";
import { styled } from "styled-components";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import bird from "../../../../artwork/fagel.svg";
import heart from "../../../../artwork/hjarta.svg";
import { SideField } from "./order-side.tsx";

type Art = { src: string; width: number; height: number };
type Props = { kind: JourneyKind; above: string; name: string; below: string; art?: Art | undefined };

/** `art` is of what is given; without it the card has the heart of all that we do. */
export function SideCard({ kind, above, name, below, art }: Props) {
  return (
    <SideField kind={kind} className="strip">
      <Card aria-hidden>
        <img className="bird" src={bird} width="300" height="240" alt="" />
        {art && <img className="art" {...art} alt="" />}
        <p>{above}</p>
        <b>{name}</b>
        <div>
          <p>{below}</p>
          {!art && <img src={heart} width="800" height="760" alt="" />}
        </div>
      </Card>
    </SideField>
  );
}

const Card = styled.div`
  --bird: clamp(6rem, 15vh, 9.5rem);
  position: relative;
  display: flex;
  flex-direction: column;
  margin-top: calc(var(--bird) * 0.8 + clamp(1rem, 4vh, 4rem));
  padding: var(--s5);
  background: var(--sheet);
  color: var(--text);
  overflow-wrap: anywhere;

  .bird {
    position: absolute;
    right: 6%;
    bottom: calc(100% - 5px);
    width: var(--bird);
  }
  .art {
    width: 100%;
    height: clamp(6rem, 17.5vh, 14rem);
    margin-bottom: var(--s4);
    background: var(--field-heart);
    object-fit: cover;
    object-position: 30% 50%;
  }
  .art ~ b {
    margin-top: var(--s2);
  }
  .art ~ div {
    min-height: 3rem;
  }
  b {
    margin-top: clamp(1.5rem, 6vh, 4rem);
    font: 750 var(--t-h3) / 1.15 var(--font-head);
  }
  div {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: var(--s4);
    min-height: 6.5rem;
    margin-top: var(--s2);
  }
  div p {
    min-width: 0;
    align-self: start;
  }
  div img {
    flex: none;
    width: 6.5rem;
    height: auto;
  }
`;
