import { useEffect, useReducer, useRef } from "react";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import { atFirst, nextState } from "./bankid-machine.ts";
import { createBankIdOrder, type BankIdOptions, type BankIdOrder } from "./bankid-order.ts";

type Wanted = Omit<BankIdOptions, "kept" | "send"> & { kept: string | undefined };

export function useBankId(wanted: Wanted) {
  const [state, send] = useReducer(nextState, atFirst);
  const order = useRef<BankIdOrder>(null);
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });

  const { purpose, action } = wanted;
  useEffect(() => {
    const created = createBankIdOrder({
      purpose,
      action,
      send,
      start: (device) => latest.current.start(device),
      kept: () => latest.current.kept,
      onComplete: (token) => latest.current.onComplete(token),
      onIdentityExpired: () => latest.current.onIdentityExpired(),
    });
    order.current = created;
    created.takeUp();
    return () => created.leave();
  }, [purpose, action]);

  return {
    state,
    begin: (device: BankIdDevice) => order.current?.begin(device),
    beginHere: () => order.current?.drop(),
    cancel: () => order.current?.cancel(),
    openApp: () => order.current?.openApp(),
    goOnHere: () => order.current?.goOnHere(),
  };
}
