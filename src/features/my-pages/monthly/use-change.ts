import { useState } from "react";
import type { ChangeOf, MyDataChanged, MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { usePress } from "#src/core/form/use-press.ts";
import { session } from "#src/core/my-data/session.ts";

type Name = "amount" | "day" | "pause" | "resume" | "end";
type Wanted = { [Each in Name]: Omit<ChangeOf<Each>, "mandate" | "idempotencyKey"> }[Name];

/** What a press asks for, once. Another by now than was shown: what holds is fetched, and asked for again. */
export function useChange(mandate: MyMandate, onDone: (before: MyMandate, changed: MyDataChanged) => void) {
  const [isStale, setStale] = useState(false);
  const press = usePress<MyDataChanged>(
    (changed) => onDone(mandate, changed),
    ({ code }) => {
      if (code !== "changed_meanwhile" && code !== "idempotency_conflict" && code !== "not_found") return false;
      setStale(true);
      void session.load();
      return true;
    },
  );
  return {
    isSending: press.isSending,
    trouble: isStale ? ("changed" as const) : press.trouble,
    send: (wanted: Wanted) => {
      setStale(false);
      void press.press(JSON.stringify(wanted), (idempotencyKey) =>
        session.change({ ...wanted, mandate: mandate.number, idempotencyKey }),
      );
    },
  };
}
export type Change = ReturnType<typeof useChange>;
