import { useEffect, useEffectEvent, useState } from "react";

type Heard<Answer> = { answer: Answer | null; error: unknown };

const nothing = { answer: null, error: null };

/** Asks once for each key, and again when told to. What is heard after the visitor has left is dropped. */
export function useAnswer<Answer>(key: string, ask: () => Promise<Answer>, onAnswer?: (answer: Answer) => void) {
  const [{ answer, error }, setHeard] = useState<Heard<Answer>>(nothing);
  const [turn, setTurn] = useState(0);
  const askNow = useEffectEvent(() => ask());
  const hear = useEffectEvent((heard: Answer) => {
    setHeard({ answer: heard, error: null });
    onAnswer?.(heard);
  });

  useEffect(() => {
    let isLeft = false;
    askNow().then(
      (heard) => !isLeft && hear(heard),
      (failed: unknown) => !isLeft && setHeard({ answer: null, error: failed }),
    );
    return () => {
      isLeft = true;
    };
  }, [key, turn]);

  function askAgain() {
    setHeard(nothing);
    setTurn((before) => before + 1);
  }
  return { answer, error, hasFailed: error !== null, askAgain };
}
