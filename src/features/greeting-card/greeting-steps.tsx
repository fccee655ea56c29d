import React, { useState } from "react";
import { addGreetingCard } from "#src/calls/greeting-orders.ts";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { DonorForm, type DonorStepProps } from "#src/core/donor/donor-form.tsx";
import { reportNoAnswer } from "#src/core/errors/report-no-answer.ts";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { newOrder } from "#src/core/order/draft/place-order.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import type { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { designOf, type Design } from "./designs.ts";
import { GreetingOrder } from "./greeting-order.tsx";
import { refusedEarlier, parseCard, type Refused } from "./greeting-rules.ts";
import {
  changeSending,
  changeWords,
  kind,
  type DesignProblem,
  type GreetingDraft,
  type GreetingOffer,
  type GreetingProduct,
  type GreetingStep,
} from "./greeting.ts";
import { SendingStep } from "./sending-step.tsx";
import { WordsStep } from "./words-step.tsx";

type Props = {
  step: GreetingStep | "order";
  journey: ReturnType<typeof useOrderJourney<GreetingOffer, GreetingStep, GreetingDraft, DesignProblem>>;
  product: GreetingProduct;
  designs: readonly Design[];
  receiver: Receiver;
};

/** All that comes after the wall, in one file: each file more is named in every page of the site. */
export default function GreetingSteps({ step, journey, product, designs, receiver }: Props) {
  const { draft, order, goTo } = journey;
  const design = designOf(designs, draft.code);
  const phone = displayPhone(receiver.phone);
  const [refused, setRefused] = useState<Refused | null>(null);
  const refusedAt = (at: GreetingStep) => (refused?.step === at ? refused.fields : {});

  /** What the API has against it is of what stood there then. */
  function change(made: Parameters<typeof journey.change>[0]) {
    setRefused(null);
    journey.change(made);
  }
  function refuse(found: Refused) {
    setRefused(found);
    if (found.step === "design") journey.askChoice("notOffered");
    else goTo(found.step);
  }

  if (step === "order")
    return order === null ? null : (
      <GreetingOrder
        key={order}
        order={order}
        draft={draft}
        product={product}
        designs={designs}
        receiver={receiver}
        {...journey.orderEvents}
        onChange={() => goTo("card")}
      />
    );
  if (step === "card" && design !== undefined)
    return (
      <WordsStep
        design={design}
        words={draft.words}
        phone={receiver.phone}
        refused={refusedAt("card")}
        onWords={(changed) => change(changeWords(changed))}
        onBack={() => goTo("design")}
        onGoOn={() => goTo("sending")}
      />
    );
  if (step === "sending")
    return (
      <SendingStep
        draft={draft}
        product={product}
        phone={phone}
        refused={refusedAt("sending")}
        onSending={(changed) => change(changeSending(changed))}
        onPreset={(preset) => change(takePreset(preset))}
        onOwn={(own) => change(writeOwn(own))}
        onBack={() => goTo("card")}
        onGoOn={() => goTo("donor")}
      />
    );
  return (
    <DonorStep
      draft={draft}
      product={product}
      phone={phone}
      onChange={(changed) => change(changeDonor(changed))}
      onChangeChosen={() => goTo("card")}
      onBack={() => goTo("sending")}
      onRefused={refuse}
      {...journey.sendingEvents}
    />
  );
}

type DonorProps = Omit<DonorStepProps<GreetingDraft>, "amount"> & {
  product: GreetingProduct;
  onChangeChosen: () => void;
  onRefused: (refused: Refused) => void;
};

const add = (card: Parameters<typeof addGreetingCard>[0]) =>
  reportNoAnswer("error_digital_greeting_card_add", () => addGreetingCard(card));

function DonorStep({ product, onRefused, ...props }: DonorProps) {
  const { draft } = props;
  const { say, language } = useTexts();
  return (
    <DonorForm
      {...props}
      kind={kind}
      amount={amountOf(draft) ?? 0}
      chosen={say("greeting.chosenTo", { name: draft.words.to.trim() })}
      needsEmail
      signed={draft.words.from}
      privacy="greeting.privacy"
      orderOf={(donor) => {
        const card = parseCard(draft, product);
        if (!("step" in card)) return newOrder({ ...card, donor, language }, add);
        // The device may have kept what no rule of today lets through, as a day that has gone.
        onRefused(card);
        return null;
      }}
      refusedEarlier={refusedEarlier}
      onRefused={onRefused}
    >
      <p>{say("greeting.donor")}</p>
    </DonorForm>
  );
}
