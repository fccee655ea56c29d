import React, { useState } from "react";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import type { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { designOf, type Design } from "./designs.ts";
import { DonorStep } from "./donor-step.tsx";
import {
  changeSending,
  changeWords,
  type GreetingDraft,
  type DesignProblem,
  type GreetingOffer,
  type GreetingProduct,
  type GreetingStep,
} from "./greeting.ts";
import { GreetingOrder } from "./greeting-order.tsx";
import type { Refused } from "./greeting-shape.ts";
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
