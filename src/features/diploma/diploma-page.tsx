import React from "react";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { Said } from "#src/core/document-order/said.tsx";
import { WhenMounted } from "#src/core/document-order/when-mounted.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { MakeDiploma } from "./make-diploma.tsx";
import { useDiploma } from "./use-diploma.ts";

type Props = { order: string; receiver: Receiver };

/** The page on which whoever has given makes a diploma of it. */
export function DiplomaPage(props: Props) {
  const { say } = useTexts();
  return (
    <WhenMounted noScript={say("diploma.noScript", { phone: props.receiver.phone.shown })}>
      <Diploma {...props} />
    </WhenMounted>
  );
}

function Diploma({ order, receiver: { phone } }: Props) {
  const { say } = useTexts();
  const { answer, problem, isNews, lookAgain } = useDiploma(order);
  if (answer !== null) return <MakeDiploma found={answer} isNews={isNews} phone={phone} />;
  if (problem === "notFound")
    return (
      <Said heading={say("diploma.notFound")} isNews={isNews}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say("diploma.notFound.text", { phone: shown })} />
        </p>
        <SmartLink className="btn" href={routes.gift.href()}>
          {say("diploma.give")}
        </SmartLink>
      </Said>
    );
  if (problem === "unpaid")
    return (
      <Said heading={say("diploma.unpaid")} isNews={isNews}>
        <p className="lead">{say("diploma.unpaid.text")}</p>
        <SmartLink className="btn" href={orderHref("regular_gift", order)}>
          {say("diploma.unpaid.pay")}
        </SmartLink>
      </Said>
    );
  if (problem === "away")
    return (
      <Said heading={say("diploma.away")} isNews={isNews}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say("diploma.call", { phone: shown })} />
        </p>
        <button className="btn" type="button" onClick={lookAgain}>
          {say("diploma.again")}
        </button>
      </Said>
    );
  return <Said heading={say("diploma.asking")} isNews={isNews} />;
}
