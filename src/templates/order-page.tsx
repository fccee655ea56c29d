import React, { Fragment, type ReactNode } from "react";
import type { PageProps } from "gatsby";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PageTexts } from "./page-texts.tsx";
import type { SecretPageData } from "./secret-page-head.tsx";

type Props<Data extends SecretPageData> = Pick<PageProps<Data>, "data" | "params"> & {
  children: (given: { order: string; receiver: Receiver }) => ReactNode;
};

export function OrderPage<Data extends SecretPageData>({ data, params, children }: Props<Data>) {
  const order = params.orderReference ?? "";
  return (
    <PageTexts data={data}>
      <Fragment key={order}>{children({ order, receiver: data.siteConfiguration.organisation })}</Fragment>
    </PageTexts>
  );
}
