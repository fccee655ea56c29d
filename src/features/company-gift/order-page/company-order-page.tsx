import React from "react";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { fetchCompanyInformation, fetchCompanyOrder } from "#src/calls/company-gifts.ts";
import { DocumentLayout } from "#src/core/document-order/document-layout.tsx";
import { reportFailure } from "#src/core/errors/failure.ts";
import { NotKnown, WhenMounted } from "#src/core/order-page/order-page.tsx";
import { useOrderAnswer } from "#src/core/order-page/use-order-answer.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useSeenFromTop } from "#src/core/order/steps/use-seen-from-top.ts";
import { useTexts } from "#src/core/texts.tsx";
import { useIsNews } from "#src/core/use-is-news.ts";
import { CompanyProgress } from "./company-progress.tsx";
import { WholeCompanyOrder } from "./whole-company-order.tsx";

type Props = {
  shortOrder: string;
  search: string;
  effects: GiftProduct["effects"];
  receiver: Receiver;
};

export function CompanyOrderPage({ search, ...props }: Props) {
  const { say } = useTexts();
  useSeenFromTop();
  return (
    <WhenMounted layout={DocumentLayout} noScript={say("companyPage.noScript", { phone: props.receiver.phone.shown })}>
      <CompanyOrderOf {...props} reference={new URLSearchParams(search).get(queryKeys.order)} />
    </WhenMounted>
  );
}

type Given = Omit<Props, "search"> & { reference: string | null };

function CompanyOrderOf({ reference, ...given }: Given) {
  return reference === null ? (
    <WithShortNumber {...given} />
  ) : (
    <WithReference {...given} key={reference} reference={reference} />
  );
}

function useAnswer<Answer extends object>(order: string, fetchOrder: (order: string) => Promise<Answer>) {
  const { answer, problem, lookAgain } = useOrderAnswer({
    order,
    fetchOrder,
    // Money over a bankgiro takes a day: it is asked for when somebody is here to see it.
    isMoving: () => false,
    asksOnReturn: true,
    onAway: (error) => reportFailure("error_company_gift_order_information", error),
  });
  const isNews = useIsNews(answer === null ? (problem ?? "asking") : "known");
  return { answer, problem, isNews, lookAgain };
}

function Unknown({
  receiver,
  ...found
}: Pick<ReturnType<typeof useAnswer>, "problem" | "isNews" | "lookAgain"> & Pick<Props, "receiver">) {
  return (
    <NotKnown
      layout={DocumentLayout}
      page="companyPage"
      texts={{ notFound: "companyPage.notFound.text", start: "companyPage.give", call: "companyPage.call" }}
      start={routes.companyGift.href()}
      phone={receiver.phone}
      {...found}
    />
  );
}

function WithShortNumber({ shortOrder, receiver }: Omit<Given, "reference">) {
  const { answer, ...found } = useAnswer(shortOrder, fetchCompanyInformation);
  if (answer === null) return <Unknown receiver={receiver} {...found} />;
  return <CompanyProgress information={answer} isNews={found.isNews} phone={receiver.phone} />;
}

function WithReference({ reference, effects, receiver }: Given & { reference: string }) {
  const { answer, ...found } = useAnswer(reference, fetchCompanyOrder);
  if (answer === null) return <Unknown receiver={receiver} {...found} />;
  return (
    <WholeCompanyOrder
      order={answer}
      effects={effects}
      isNews={found.isNews}
      phone={receiver.phone}
      onChanged={found.lookAgain}
    />
  );
}
