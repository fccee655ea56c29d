import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { from } from "#src/ui/media.ts";
import { OrderGround } from "./order-ground.tsx";
import { OrderSlip } from "./order-slip.tsx";

type Props = { kind: OrderKind; amount: number | null; organisation: string };

export function OrderSide({ kind, amount, organisation }: Props) {
  return (
    <SideField kind={kind} className="strip">
      <OrderSlip isDecoration kind={kind} amount={amount} organisation={organisation} />
    </SideField>
  );
}

type FieldProps = { kind: JourneyKind; className?: string; children: ReactNode };

export function SideField({ kind, className, children }: FieldProps) {
  return (
    <Field className={className}>
      <div className="inner">{children}</div>
      <OrderGround kind={kind} />
    </Field>
  );
}

const Field = styled.div`
  display: flex;
  flex-direction: column;
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  &.strip {
    padding-top: var(--s4);
  }
  &.strip .inner {
    display: none;
  }
  ${from("L")} {
    &,
    &.strip {
      padding: 0;
    }
    .inner,
    &.strip .inner {
      display: block;
      position: sticky;
      z-index: 1;
      top: 0;
      width: 100%;
      max-width: calc(30rem + 2 * var(--edge));
      margin-inline: auto;
      padding: 0 var(--edge) var(--s5);
    }
    .meadow {
      position: sticky;
      bottom: 0;
      margin-top: auto;
    }
  }
  @media print {
    display: none;
  }
`;
