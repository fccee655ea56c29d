import { useRef, useState } from "react";
import { ApiError } from "#src/calls/api-error.ts";

type Trouble = "notSent" | "tooMany";

/** The same request has the same key, however often it is pressed: a lost answer is fetched again, nothing is done twice. */
export function usePress<Receipt>(onDone: (receipt: Receipt) => void, onRefused: (error: ApiError) => boolean) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const keys = useRef(new Map<string, string>());

  function keyOf(asked: string): string {
    const key = keys.current.get(asked) ?? crypto.randomUUID();
    keys.current.set(asked, key);
    return key;
  }

  async function press(asked: string, send: (idempotencyKey: string) => Promise<Receipt>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setTrouble(null);
    try {
      onDone(await send(keyOf(asked)));
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      if (said === undefined || !onRefused(said))
        setTrouble(said?.code === "too_many_requests" ? "tooMany" : "notSent");
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }
  return { trouble, isSending, press, forget: () => setTrouble(null) };
}
