import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { Said } from "./said.tsx";

type Props = { heading: string; text: (phone: string) => string; receiver: Receiver };

export function ToldUndo(props: Props) {
  const { say } = useTexts();
  return (
    <Said {...props}>
      <SmartLink className="btn btn--line" href={routes.start.href()}>
        {say("linkedGift.toStart")}
      </SmartLink>
    </Said>
  );
}
