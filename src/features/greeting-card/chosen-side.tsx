import React from "react";
import { styled } from "styled-components";
import { SideField } from "#src/core/order/side/order-side.tsx";
import type { Design } from "./designs.ts";
import { kind } from "./greeting.ts";

/** The chosen card beside the form, where there is room. What it is stands in the form as well. */
export function ChosenSide({ design }: { design: Design | undefined }) {
  return (
    <SideField kind={kind} className="strip">
      {design && (
        <Card aria-hidden>
          <img src={design.picture.src} width={design.picture.width} height={design.picture.height} alt="" />
        </Card>
      )}
    </SideField>
  );
}

const Card = styled.div`
  padding-top: clamp(1rem, 5vh, 4rem);
  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 52vh;
    margin-inline: auto;
  }
`;
