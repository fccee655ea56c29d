import React, { useEffect } from "react";
import { styled } from "styled-components";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import type { PaymentAnswer, ReceiptState } from "@hjarta-lunga/contract/schemas/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { GivenBack } from "#src/core/payment/given-back.tsx";
import { reportPurchase } from "#src/core/tracking/purchase.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { from } from "#src/ui/media.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import bird from "../../../artwork/fagel.svg";
import meadow from "../../../artwork/ang.svg";
import type { GiftDraft } from "./gift-draft.ts";
import type { GivenProduct, Receiver } from "./gift-product.ts";
import { OtherSum } from "./other-sum.tsx";
import { ShareGift } from "./share-gift.tsx";

type Props = {
  answer: PaymentAnswer;
  draft: GiftDraft;
  product: Pick<GivenProduct, "heading" | "thanks">;
  receiver: Receiver;
};

/** Of a refused one nothing happens next: it stands beside the download. */
const receiptWords: Record<ReceiptState, TextKey | null> = {
  onItsWay: "thanks.receipt",
  sent: "thanks.receiptSent",
  refused: null,
};

/** The gift is there. Shown again for whoever comes back to it. */
export function ThankYou({ answer, draft, product, receiver }: Props) {
  const { say } = useTexts();
  const { amount, orderReference, shortOrderReference, receiptTo, receipt, givenBack } = answer;
  const isRefused = receipt === "refused";
  const words = receipt === null ? "thanks.noReceipt" : receiptWords[receipt];
  const email = receiptTo ?? "";
  useEffect(() => {
    void reportPurchase(answer, product.heading);
    // Told once an order: what is heard later is news of the receipt alone.
  }, [orderReference]); // eslint-disable-line react-hooks/exhaustive-deps

  return (
    <Field>
      <div className="wrap">
        <div className="words">
          <ScreenHeading>{say("thanks.heading")}</ScreenHeading>
          <p className="lead">{product.thanks}</p>
          <OtherSum answer={answer} draft={draft} phone={receiver.phone} />
        </div>
        <div className="slip">
          <img src={bird} width="300" height="240" alt="" />
          <p className="sum num">{say("gift.sum", { amount: formatAmount(amount) })}</p>
          <dl>
            <div>
              <dt>{say("thanks.to")}</dt>
              <dd>{receiver.name}</dd>
            </div>
            <div>
              <dt>{say("thanks.order")}</dt>
              <dd className="num">{shortOrderReference}</dd>
            </div>
          </dl>
          <div role="status">
            {isRefused && <p className="refused">{say("thanks.receiptRefused", { email })}</p>}
            {givenBack !== null && (
              <p className="given-back">
                <GivenBack answer={answer} />
              </p>
            )}
          </div>
          <a className={isRefused ? "btn" : "btn btn--line"} href={receiptHref(orderReference)} download>
            {say("thanks.download")}
          </a>
        </div>
        <div className="next">
          <h2>{say("thanks.nextHeading")}</h2>
          <ol>
            {words !== null && <li>{say(words, { email })}</li>}
            <li>{say("thanks.fund")}</li>
            <li>{say("thanks.research")}</li>
          </ol>
          <p>
            <PhoneText
              phone={receiver.phone}
              text={(shown) => say("thanks.wrong", { phone: shown, order: shortOrderReference })}
            />
          </p>
          <div className="actions">
            <ShareGift organisation={receiver.name} />
            <SmartLink className="textlink" href={routes.monthlyGift.href()}>
              {say("thanks.monthly")}
            </SmartLink>
          </div>
        </div>
      </div>
      <div className="meadow">
        <img src={meadow} width="900" height="430" alt="" />
        <img src={meadow} width="900" height="430" alt="" />
      </div>
    </Field>
  );
}

const Field = styled.section`
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7) var(--gap);
    padding-block: var(--s7) 0;
  }
  h1 {
    font-size: var(--t-h1);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .words .lead {
    max-width: 26em;
    margin-top: var(--s5);
  }
  .other-sum {
    max-width: 34em;
    margin-top: var(--s5);
    font-weight: var(--w-strong);
  }
  .other-sum a {
    color: inherit;
  }
  .slip {
    position: relative;
    align-self: start;
    margin-top: 6rem;
    padding: clamp(min(1.5rem, 7.5vw), 4vw, 2.5rem);
    background: var(--sheet);
    color: var(--text);
  }
  .slip img {
    position: absolute;
    right: 8%;
    bottom: calc(100% - 6px);
    width: 10.5rem;
  }
  .sum {
    font: 750 min(clamp(2.75rem, 6vw, 4.5rem), 15vw) / 1.05 var(--font-head);
    letter-spacing: -0.02em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3) var(--s6);
    margin-top: var(--s4);
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    font-weight: var(--w-strong);
  }
  .refused {
    margin-top: var(--s4);
    font-weight: var(--w-strong);
    overflow-wrap: anywhere;
  }
  .given-back {
    margin-top: var(--s4);
  }
  .slip .btn {
    width: 100%;
    margin-top: var(--s5);
  }
  h2 {
    font-size: var(--t-h3);
  }
  ol {
    margin-top: var(--s4);
    padding-left: 1.4em;
  }
  li {
    margin-top: var(--s3);
    padding-left: 0.3em;
  }
  li::marker {
    font-family: var(--font-head);
    font-weight: 750;
  }
  .next > p {
    margin-top: var(--s5);
  }
  .next > p a {
    color: inherit;
  }
  .actions {
    margin-top: var(--s5);
  }
  .meadow {
    margin-top: var(--s6);
  }
  .meadow img {
    width: 100%;
  }
  .meadow img + img {
    display: none;
  }
  ${from("L")} {
    .wrap {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      padding-block: var(--s9) 0;
    }
    .slip {
      grid-row: span 2;
      margin-top: 5rem;
    }
    /* A wide meadow is the same one and its mirror image: they meet without a seam. */
    .meadow {
      display: grid;
      grid-template-columns: repeat(2, 1fr);
    }
    .meadow img + img {
      display: block;
      transform: scaleX(-1);
    }
  }
  @media print {
    background: none;
    color: inherit;
    .meadow,
    .actions,
    .btn,
    .slip img {
      display: none;
    }
    .slip {
      margin-top: 0;
      padding: 0.5cm;
      border: 1px solid;
    }
  }
`;
