import React from "react";
import { styled } from "styled-components";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { Meadow } from "#src/ui/meadow.tsx";
import bird from "../../../../artwork/fagel.svg";
import lake from "../../../../artwork/skymning.svg";
import { useOrderTone } from "./order-tone.tsx";

export function OrderGround({ kind }: { kind: JourneyKind }) {
  const tone = useOrderTone(kind);
  if (tone === "bright") return <Meadow />;
  return (
    <Lake className="meadow">
      <img src={lake} width="1440" height="640" alt="" />
    </Lake>
  );
}

const Lake = styled.div`
  overflow: clip;
  img {
    width: 100%;
    height: clamp(9rem, 22vw, 16rem);
    object-fit: cover;
    object-position: 78% 78%;
  }
`;

export function OrderBird({ kind }: { kind: JourneyKind }) {
  const tone = useOrderTone(kind);
  if (tone === "quiet") return null;
  return <img className="bird" src={bird} width="300" height="240" alt="" />;
}
