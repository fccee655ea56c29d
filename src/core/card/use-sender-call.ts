import { useRef, useState } from "react";
import { ApiError } from "#src/calls/api-error.ts";
import { dropSenderToken } from "./sender-token.ts";

export type SenderTrouble = "noLonger" | "failed";

type Options<Answer> = {
  orderReference: string;
  onDone: (answer: Answer) => void;
  onRefused?: (error: ApiError) => boolean;
};

/** One call at a time by the token of the sender's link, and what is said when it was not done. */
export function useSenderCall<Answer>({ orderReference, onDone, onRefused }: Options<Answer>) {
  const [trouble, setTrouble] = useState<SenderTrouble | null>(null);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

  async function send(call: () => Promise<Answer | null>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setTrouble(null);
    try {
      const answer = await call();
      if (answer !== null) onDone(answer);
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      const isNoLonger = said?.code === "unauthorized";
      if (isNoLonger) dropSenderToken(orderReference);
      if (said === undefined || onRefused?.(said) !== true) setTrouble(isNoLonger ? "noLonger" : "failed");
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }
  return { trouble, isSending, send };
}
