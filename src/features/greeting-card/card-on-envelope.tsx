import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import heart from "../../../artwork/hjarta.svg";
import sprig from "../../../artwork/kvist.svg";
import type { Design } from "./designs.ts";

/** The card that was made, before it is put in: whom it is for stands on the envelope. */
export function CardOnEnvelope({ design, to, isQuiet }: { design: Design | undefined; to: string; isQuiet: boolean }) {
  const { say } = useTexts();
  return (
    <Envelope className={isQuiet ? "quiet" : undefined}>
      <p className="paper">
        <span className="stamp">
          <img src={isQuiet ? sprig : heart} width="800" height="760" alt="" />
        </span>
        {to !== "" && `${say("greeting.to.label")} ${to}`}
      </p>
      {design && (
        <img
          className="card"
          src={design.picture.src}
          width={design.picture.width}
          height={design.picture.height}
          alt={design.picture.alt}
        />
      )}
    </Envelope>
  );
}

const Envelope = styled.div`
  --paper: var(--field-note);
  --ink: var(--on-note);
  --stamp: var(--field-sun);
  position: relative;
  display: grid;
  place-items: center;
  padding-block: 0.5rem;
  container-type: inline-size;

  &.quiet {
    --paper: var(--sheet-quiet);
    --ink: var(--text);
    --stamp: var(--slip-dusk);
  }
  .paper {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    height: 70%;
    max-width: none;
    padding: 0 7% 4.5%;
    background: var(--paper);
    color: var(--ink);
    clip-path: polygon(1% 5%, 99% 0, 100% 97%, 0 100%);
    font: 700 clamp(1.25rem, 1rem + 1.1vw, 1.75rem) / 1.1 var(--font-head);
    overflow-wrap: anywhere;
  }
  .stamp {
    position: absolute;
    top: 11%;
    right: 6%;
    display: grid;
    place-items: center;
    width: 15%;
    aspect-ratio: 5 / 6;
    background: var(--stamp);
    clip-path: var(--cut-3);
  }
  .stamp img {
    width: 72%;
    object-fit: contain;
  }
  .card {
    position: relative;
    width: min(58%, 20rem);
    aspect-ratio: 3 / 4;
    margin-bottom: clamp(3.1rem, 13cqi, 4.25rem);
    object-fit: cover;
    transform: rotate(-3deg);
  }
`;
