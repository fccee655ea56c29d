import React from "react";
import { styled } from "styled-components";
import { membershipCardHref } from "@hjarta-lunga/contract/calls/memberships.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { OrderScreen, type OrderStepProps } from "#src/core/order/screen/order-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { kindOf, kind, stepNames, type MembershipDraft, type MembershipOffer } from "./membership.ts";

type Props = OrderStepProps<MembershipDraft> & { offer: MembershipOffer };

export default function MembershipOrder({ offer, ...props }: Props) {
  const { say } = useTexts();
  const { draft } = props;
  // A fee that editors have changed since is no choice of the visitor's.
  const hasChosenOther = draft.ordered !== null && draft.ordered !== draft.membership;
  return (
    <OrderScreen
      {...props}
      kind={kind}
      names={stepNames}
      amount={hasChosenOther ? kindOf(draft, offer.kinds)?.yearlyFee : undefined}
      name={offer.kinds.find(({ code }) => code === draft.ordered)?.name}
      mobile={draft.member.mobile}
      thanks={({ orderReference }) => ({
        product: offer.product,
        made: <MadeCard order={orderReference} />,
        button: (
          <Downloads>
            <a className="btn" href={membershipCardHref(orderReference, "pdf")} download>
              {say("membership.downloadCard")}
            </a>
            <a className="textlink" href={membershipCardHref(orderReference, "png")} download>
              {say("membership.downloadPicture")}
            </a>
          </Downloads>
        ),
        next: [say("membership.thanks.magazine"), say("membership.thanks.year")],
        actions: (
          <SmartLink className="textlink" href={routes.start.href()}>
            {say("membership.thanks.home")}
          </SmartLink>
        ),
      })}
    />
  );
}

const Downloads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  overflow-wrap: anywhere;

  @media print {
    display: none;
  }
`;

/** The member's card itself, as it is for the phone. */
function MadeCard({ order }: { order: string }) {
  return <Card src={membershipCardHref(order, "png")} width="856" height="540" alt="" />;
}

const Card = styled.img`
  width: 100%;
  max-width: 32rem;
  margin: var(--s5) auto;
  transform: rotate(-2deg);
`;
