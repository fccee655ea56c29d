import React, { Fragment, type ReactNode } from "react";
import type { PageProps } from "gatsby";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import type { JourneyData } from "./journey-page.tsx";

export type OrderPageData = Pick<JourneyData, "siteConfiguration" | "allSiteTexts">;

type Props<Data extends OrderPageData> = Pick<PageProps<Data>, "data" | "params"> & {
  children: (given: { order: string; receiver: Receiver }) => ReactNode;
};

export function OrderPage<Data extends OrderPageData>({ data, params, children }: Props<Data>) {
  const order = params.orderReference ?? "";
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <Fragment key={order}>{children({ order, receiver: data.siteConfiguration.organisation })}</Fragment>
    </TextsProvider>
  );
}

type HeadProps = { data: Pick<OrderPageData, "allSiteTexts">; title: TextKey; mood?: "day" | "dusk" };

/** The URL is secret: it must not be in the document or sent as referrer. */
export const OrderHead = ({ data, title, mood = "day" }: HeadProps) => (
  <PageHead language="sv" mood={mood} title={mergeTexts(data.allSiteTexts)[title] ?? ""}>
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);
