import React from "react";
import { styled } from "styled-components";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import bright from "../../../artwork/okand-order.svg";
import quiet from "../../../artwork/okand-order-skymning.svg";

const pictures = { bright, quiet };

/** An envelope with nothing in it, for an order that nobody knows, and a card that was taken down. */
export function NoOrderPicture({ tone }: { tone: OrderTone }) {
  return <Envelope src={pictures[tone]} width="640" height="480" alt="" />;
}

const Envelope = styled.img`
  --wide: clamp(9rem, 45vw, 17rem);
  display: block;
  width: var(--wide);
  /* The envelope, and not its air, begins where the words do. */
  margin-left: calc(-0.15 * var(--wide));
  height: auto;
`;
