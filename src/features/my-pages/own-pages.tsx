import React from "react";
import { styled } from "styled-components";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { LogOutBand } from "#src/core/my-data/log-out-band.tsx";
import { MyLayout, type SideLink } from "#src/core/my-data/my-layout.tsx";
import { session } from "#src/core/my-data/session.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Cards, type Design } from "./cards.tsx";
import { FirstScene, hasGrown } from "./first-scene.tsx";
import { Gifts } from "./gifts.tsx";
import { Harvest } from "./harvest.tsx";
import { Membership } from "./membership.tsx";
import { MonthlyGifts } from "./monthly/monthly-gift.tsx";
import { Tax } from "./tax.tsx";
import { useAfterPaint } from "./use-after-paint.ts";

export type OwnPagesProps = {
  data: MyData;
  organisation: Pick<SiteConfiguration["organisation"], "name" | "phone">;
  hourCosts: number;
  designs: readonly Design[];
};

export default function OwnPages({ data, organisation, hourCosts, designs }: OwnPagesProps) {
  const isAfterPaint = useAfterPaint();
  const { mandates } = data;
  const hasMonthly = mandates.some(({ state }) => isLiveMandate(state) || state === "awaiting_signature");
  return (
    <>
      {hasGrown(data) ? (
        <Harvest data={data} hourCosts={hourCosts} />
      ) : (
        <FirstScene data={data} hourCosts={hourCosts} hasMonthly={hasMonthly} />
      )}
      {isAfterPaint ? <Sections {...{ data, organisation, hourCosts, designs }} /> : <Room />}
      <LogOutBand />
    </>
  );
}

/** So that the foot of the page does not show for a moment. */
const Room = styled.div`
  min-height: 100vh;
`;

function Sections({ data, organisation, hourCosts, designs }: OwnPagesProps) {
  const { say } = useTexts();
  const { gifts, years, mandates, memberships, cards, firstName, access } = data;
  const { phone } = organisation;
  const hasTax = access === "bankId" && years.some(({ counted, isSoFar }) => counted > 0 || isSoFar);
  const links: (SideLink | false)[] = [
    mandates.length > 0 && { href: "#monthly", label: say("myPages.monthly") },
    gifts.length > 0 && { href: "#gifts", label: say("myPages.gifts") },
    cards.length > 0 && { href: "#cards", label: say("myPages.cards") },
    memberships.length > 0 && { href: "#membership", label: say("myPages.membership") },
    hasTax && { href: "#tax", label: say("myPages.tax.short") },
    access === "bankId" && { href: routes.myDetails.href(), label: say("myPages.details") },
  ];
  return (
    <MyLayout heading={say("myPages.title")} links={links.filter((link) => link !== false)} phone={phone}>
      {access === "mail" && <MoreWithBankId />}
      {mandates.length > 0 && <MonthlyGifts {...{ mandates, firstName, hourCosts, phone }} />}
      {(gifts.length > 0 || years.length > 0) && <Gifts data={data} />}
      {cards.length > 0 && <Cards cards={cards} designs={designs} />}
      {memberships.length > 0 && <Membership memberships={memberships} organisation={organisation.name} />}
      {hasTax && <Tax years={years} />}
      {access === "bankId" && gifts.length === 0 && (
        <section aria-labelledby="find">
          <h2 id="find">{say("myPages.missingAll")}</h2>
          <p>
            {say("myPages.missing")} <a href={`${routes.myDetails.href()}#hitta`}>{say("myPages.find")}</a>
          </p>
        </section>
      )}
    </MyLayout>
  );
}

/** A link by mail shows gifts and receipts alone. */
function MoreWithBankId() {
  const { say } = useTexts();
  return (
    <section aria-labelledby="more">
      <h2 id="more">{say("myPages.byMail")}</h2>
      <p>{say("myPages.byMail.text")}</p>
      <div className="actions">
        <button className="btn btn--line" type="button" onClick={() => session.logOut()}>
          {say("myPages.byMail.bankId")}
        </button>
      </div>
    </section>
  );
}
