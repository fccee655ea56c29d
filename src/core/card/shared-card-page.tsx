import React, { Suspense, type ComponentType, type ReactNode } from "react";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import type { CardAnswer } from "./ask-card.ts";
import { useCard } from "./use-card.ts";

export type SaidProps = {
  heading: string;
  isNews?: boolean;
  again?: { text: string; onPress: () => void };
  children?: ReactNode;
};

type Frame = { isAsking: boolean; below?: ReactNode; children: ReactNode };

type Props<Answer> = {
  reference: string;
  phone: Phone;
  namespace: "memorialCard" | "greetingCard";
  /** Until the card is known. */
  title: TextKey;
  ask: (reference: string) => Promise<CardAnswer<Answer>>;
  failure: FailureEvent;
  frame: (frame: Frame) => ReactNode;
  said: ComponentType<SaidProps>;
  card: (answer: Answer) => ReactNode;
  below: (shown: { reference: string; answer: Answer; phone: Phone; onGone: () => void }) => ReactNode;
};

export function SharedCardPage<Answer>(props: Props<Answer>) {
  const { reference, phone, namespace, ask, failure, frame, said: Said } = props;
  const { say } = useTexts();
  const { found, gone, lookAgain } = useCard({ reference, ask, failure });

  function retry() {
    // The button goes away with what it stands in.
    document.getElementById("content")?.focus();
    lookAgain();
  }

  switch (found.state) {
    case "asking":
      return frame({
        isAsking: true,
        children: (
          <Said heading={say(props.title)}>
            <p className="needs-script" role="status">
              {say("sharedCard.asking")}
            </p>
            <noscript>
              <PhoneLine phone={phone} text={`${namespace}.noScript`} />
            </noscript>
          </Said>
        ),
      });
    case "shown": {
      const { answer } = found;
      return frame({
        isAsking: false,
        below: <Suspense fallback={null}>{props.below({ reference, answer, phone, onGone: gone })}</Suspense>,
        children: props.card(answer),
      });
    }
    case "unknown":
    case "takenDown":
    case "away":
      return frame({
        isAsking: false,
        children: (
          <Said
            heading={say(`${namespace}.${found.state}`)}
            isNews
            {...(found.state === "away" && { again: { text: say("sharedCard.again"), onPress: retry } })}
          >
            <PhoneLine phone={phone} text={`${namespace}.${found.state}.text`} />
          </Said>
        ),
      });
  }
}
