import React from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Said } from "./said.tsx";

export function Away({ receiver, onAgain }: { receiver: Receiver; onAgain: () => void }) {
  const { say } = useTexts();
  return (
    <Said heading={say("linkedGift.away")} text={(phone) => say("linkedGift.away.text", { phone })} receiver={receiver}>
      <button className="btn" type="button" onClick={onAgain}>
        {say("linkedGift.again")}
      </button>
    </Said>
  );
}
