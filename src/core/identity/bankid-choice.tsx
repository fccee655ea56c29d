import React, { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { BankIdAction, BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import { useTexts } from "#src/core/texts.tsx";
import { likelyDevice } from "./likely-device.ts";

export const otherDevice = { this: "other", other: "this" } as const satisfies Record<BankIdDevice, BankIdDevice>;

const notChanging = () => () => undefined;

/** A page that is built knows no device, and takes it for a desk. */
const useLikelyDevice = (): BankIdDevice =>
  useSyncExternalStore<BankIdDevice>(notChanging, likelyDevice, () => "other");

type Props = { action: BankIdAction; onBegin: (device: BankIdDevice) => void };

/** Who signs presses what is a signature, where their app is likely to be. */
export function BankIdChoice({ action, onBegin }: Props) {
  const { say } = useTexts();
  const likely = useLikelyDevice();
  return (
    <Choice>
      {[likely, otherDevice[likely]].map((device, index) => (
        <button
          key={device}
          type="button"
          className={index === 0 ? "btn btn--big" : "plain"}
          onClick={() => onBegin(device)}
        >
          {say(action === "sign" && index === 0 ? "bankid.sign" : `bankid.open.${device}`)}
        </button>
      ))}
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);

  .btn {
    width: 100%;
    max-width: 30rem;
    padding-inline: var(--s4);
  }
  .plain {
    text-align: left;
  }
`;
