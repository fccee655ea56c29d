import React, {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { reportError } from "#src/lib/error-reports.ts";
import { onceSeen } from "#src/lib/once-seen.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { CardAnswer } from "./ask-card.ts";

export type CardMessageProps = {
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
  message: ComponentType<CardMessageProps>;
  card: (answer: Answer) => ReactNode;
  below: (shown: { reference: string; answer: Answer; phone: Phone; onGone: () => void }) => ReactNode;
};

export function SharedCardPage<Answer>(props: Props<Answer>) {
  const { reference, phone, namespace, ask, failure, frame, message: Message } = props;
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
          <Message heading={say(props.title)}>
            <p className="needs-script" role="status">
              {say("sharedCard.asking")}
            </p>
            <noscript>
              <PhoneLine phone={phone} text={`${namespace}.noScript`} />
            </noscript>
          </Message>
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
          <Message
            heading={say(`${namespace}.${found.state}`)}
            isNews
            {...(found.state === "away" && { again: { text: say("sharedCard.again"), onPress: retry } })}
          >
            <PhoneLine phone={phone} text={`${namespace}.${found.state}.text`} />
          </Message>
        ),
      });
  }
}

type Options<Answer> = {
  reference: string;
  /** Fetches what asks, and asks. */
  ask: (reference: string) => Promise<CardAnswer<Answer>>;
  /** As it is told of when what asks cannot be fetched. */
  failure: FailureEvent;
};

/** The card of a shared reference. Nothing is asked before the page is seen, nor before it is there. */
function useCard<Answer>({ reference, ask, failure }: Options<Answer>) {
  const [found, setFound] = useState<{ state: "asking" } | CardAnswer<Answer>>({ state: "asking" });
  const [looks, setLooks] = useState(0);
  const askLater = useEffectEvent(async (): Promise<CardAnswer<Answer>> => {
    try {
      return await ask(reference);
    } catch (error) {
      reportError(error, failure);
      return { state: "away" };
    }
  });

  useEffect(() => {
    let isLeft = false;
    const take = (taken: CardAnswer<Answer>) => {
      if (!isLeft) setFound(taken);
    };
    const callOff = onceSeen(() => {
      if (reference === "") take({ state: "unknown" });
      else whenIdle(() => (isLeft ? undefined : void askLater().then(take)));
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [reference, looks]);

  const gone = useCallback(() => setFound({ state: "takenDown" }), []);
  const lookAgain = useCallback(() => {
    setFound({ state: "asking" });
    setLooks((before) => before + 1);
  }, []);
  return { found, gone, lookAgain };
}
