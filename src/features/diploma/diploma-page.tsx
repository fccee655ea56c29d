import React, { useEffect, type ReactNode } from "react";
import { navigate } from "gatsby";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchCompanyOrder } from "#src/calls/company-gifts.ts";
import { DocumentLayout } from "#src/core/document-order/document-layout.tsx";
import { NotKnown, OrderMessage, WhenMounted } from "#src/core/order-page/order-page.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { MakeDiploma } from "./make-diploma.tsx";
import { useDiploma } from "./use-diploma.ts";

type Props = { order: string; receiver: Receiver };

export function DiplomaPage(props: Props) {
  const { say } = useTexts();
  return (
    <WhenMounted layout={DocumentLayout} noScript={say("diploma.noScript", { phone: props.receiver.phone.shown })}>
      <Diploma {...props} />
    </WhenMounted>
  );
}

function Diploma({ order, receiver: { phone } }: Props) {
  const { say } = useTexts();
  const { answer, problem, isNews, lookAgain } = useDiploma(order);
  if (answer !== null) return <MakeDiploma found={answer} isNews={isNews} phone={phone} />;
  if (problem === "unpaid")
    return (
      <OrderMessage layout={DocumentLayout} heading={say("diploma.unpaid")} isNews={isNews}>
        <p className="lead">{say("diploma.unpaid.text")}</p>
        <SmartLink className="btn" href={orderHref("regular_gift", order)}>
          {say("diploma.unpaid.pay")}
        </SmartLink>
      </OrderMessage>
    );
  const notKnown = (said: typeof problem) => (
    <NotKnown
      layout={DocumentLayout}
      page="diploma"
      texts={{ notFound: "diploma.notFound.text", start: "diploma.give", call: "diploma.call" }}
      start={routes.gift.href()}
      problem={said}
      isNews={isNews}
      lookAgain={lookAgain}
      phone={phone}
    />
  );
  if (problem !== "notFound") return notKnown(problem);
  return (
    <UnlessOfCompany order={order} asking={notKnown(null)}>
      {notKnown(problem)}
    </UnlessOfCompany>
  );
}

type OfCompanyProps = { order: string; asking: ReactNode; children: ReactNode };

/** The diploma of a company's gift was made when the gift was ordered, and is on the page of its own. */
function UnlessOfCompany({ order, asking, children }: OfCompanyProps) {
  const { answer, hasFailed } = useAnswer(order, () => fetchCompanyOrder(order));
  useEffect(() => {
    if (answer !== null)
      navigate(routes.orderCompany.href(answer.shortOrderReference, answer.orderReference), { replace: true });
  }, [answer]);
  return hasFailed ? children : asking;
}
