import React, { useState } from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import type { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { designOf, type Design } from "./designs.ts";
import { GreetingOrder } from "./greeting-order.tsx";
import type { Refused } from "./greeting-rules.ts";
import {
  changeWords,
  type DesignProblem,
  type GreetingDraft,
  type GreetingOffer,
  type GreetingProduct,
  type GreetingScreen,
  type GreetingStep,
} from "./greeting.ts";
import { SendingStep } from "./sending-step.tsx";
import { WordsStep } from "./words-step.tsx";

type Props = {
  screen: GreetingScreen;
  journey: ReturnType<typeof useOrderJourney<GreetingOffer, GreetingStep, GreetingDraft, DesignProblem>>;
  product: GreetingProduct;
  designs: readonly Design[];
  receiver: Receiver;
};

const nothingRefused: Refused["fields"] = {};

/** All that comes after the wall, in one file: each file more is named in every page of the site. */
export default function GreetingSteps({ screen, journey, product, designs, receiver }: Props) {
  const { draft, order, goTo } = journey;
  const design = designOf(designs, draft.code);
  const [refusedWords, setRefusedWords] = useState(nothingRefused);

  /** What the API has against it is of what stood there then. */
  function change(made: Parameters<typeof journey.change>[0]) {
    setRefusedWords(nothingRefused);
    journey.change(made);
  }
  function refuse({ step, fields }: Refused) {
    if (step === "design") {
      journey.askChoice("notOffered");
      return;
    }
    setRefusedWords(fields);
    goTo(step);
  }

  if (screen === "order")
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
  if (screen === "card" && design !== undefined)
    return (
      <WordsStep
        design={design}
        words={draft.words}
        phone={receiver.phone}
        refused={refusedWords}
        onWords={(changed) => change(changeWords(changed))}
        onBack={() => goTo("design")}
        onGoOn={() => goTo("sending")}
      />
    );
  return (
    <SendingStep
      draft={draft}
      product={product}
      phone={displayPhone(receiver.phone)}
      onChange={change}
      onBack={() => goTo("card")}
      onRefused={refuse}
      {...journey.sendingEvents}
    />
  );
}
