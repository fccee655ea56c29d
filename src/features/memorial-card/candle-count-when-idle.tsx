import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import { whenIdle } from "#src/lib/when-idle.ts";
import { CandleCount } from "./candle-count.tsx";

/** How many candles burn, asked once the page is there: what asks is no part of the first script. */
export function CandleCountWhenIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <Room>{isIdle && <CandleCount />}</Room>;
}

/* Nothing moves when the number comes. */
const Room = styled.div`
  min-height: 1lh;
  margin-top: var(--s3);
`;
