import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { CompanyDownloads, FinishedDiploma } from "./company-downloads.tsx";
import { kind, stepNames, type CompanyDraft, type CompanyProduct } from "./company-gift.ts";

type Props = OrderStepProps<CompanyDraft> & { product: CompanyProduct };

export default function CompanyGiftOrder({ product, ...props }: Props) {
  const { say } = useTexts();
  const { draft, order } = props;
  // The order may be of another tab: then only its own picture knows what stands on it.
  const words = draft.order === order ? draft.diploma : { name: "", occasion: "" };
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={amountOf(draft)}
      name={say("company.chosen", { name: draft.diploma.name.trim() })}
      invoicePage={({ shortOrderReference, orderReference }) =>
        routes.orderCompany.href(shortOrderReference, orderReference)
      }
      thanks={({ orderReference }) => ({
        product,
        made: <FinishedDiploma order={orderReference} words={words} />,
        button: <CompanyDownloads order={orderReference} />,
        next: [say("company.thanks.mail")],
        actions: (
          <Fold summary={say("company.whoGets")}>
            <p>{say("company.whoGets.text")}</p>
          </Fold>
        ),
      })}
    />
  );
}
