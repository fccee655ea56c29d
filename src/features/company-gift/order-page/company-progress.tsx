import React from "react";
import type { CompanyOrderInformation } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { CompanyOrderLayout } from "./company-order-layout.tsx";
import { StageList } from "./stage-list.tsx";
import { stagesOf } from "./stages.ts";

type Props = { information: CompanyOrderInformation; isNews: boolean; phone: Phone };

/** For whoever has only the short number: how far it has come, and no word of who or how much. */
export function CompanyProgress({ information, isNews, phone }: Props) {
  const { say } = useTexts();
  const { shortOrderReference } = information;
  return (
    <CompanyOrderLayout
      shortOrder={shortOrderReference}
      heading={say("companyPage.shortHeading")}
      lead={say("companyPage.shortText")}
      isNews={isNews}
      picture={null}
    >
      <section>
        <StageList stages={stagesOf({ ...information, isWhole: false, today: todayInSweden() })} />
        <PhoneLine className="small" phone={phone} text="companyPage.wrong" fillIns={{ order: shortOrderReference }} />
      </section>
    </CompanyOrderLayout>
  );
}
