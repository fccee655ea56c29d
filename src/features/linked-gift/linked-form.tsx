import React, { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import type { Receiver } from "#src/core/order/receiver.ts";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import { PhoneLine } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { IdentifyHolderProps } from "./identify-holder.tsx";
import { loadIdentifyHolder } from "./lazy-parts.ts";
import { LinkedAmount } from "./linked-amount.tsx";
import type { LinkedFormState } from "./use-linked-form.ts";

type Props = {
  form: LinkedFormState;
  namespace: "extra" | "increase";
  receiver: Receiver;
  hasChanged: boolean;
  lead: string;
  /** When it is drawn. */
  when: string | null;
  /** The amount is more than the link alone moves. */
  needsHolder: boolean;
  actions: ReactNode;
  /** What else is read aloud after a press. */
  told?: ReactNode;
  promise: ReactNode;
  side: ComponentProps<typeof SideCard>;
  onChoose?: () => void;
  onSubmit: () => void;
  onIdentified: (amount: number, token: string) => void;
};

/** An amount and one press: or the holder's identification, where the amount needs it. */
export function LinkedForm(props: Props) {
  const { form, namespace, receiver, hasChanged, lead, when, needsHolder, actions, told, promise, side } = props;
  const { kind, gift, holder, chosen, fault, ownField, amount } = form;
  const { say } = useTexts();
  const errorId = useId();

  if (holder.why !== null && amount !== undefined)
    return (
      <HolderStep
        kind={kind}
        amount={amount}
        receiver={receiver}
        why={holder.why}
        onBack={holder.leave}
        onIdentified={(token) => {
          holder.take(token);
          props.onIdentified(amount, token);
        }}
      />
    );
  return (
    <OrderLayout>
      <Form
        className="order-form"
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          props.onSubmit();
        }}
        noValidate
      >
        <ScreenHeading quiet={!hasChanged}>{say(`${namespace}.heading`, { name: gift.firstName })}</ScreenHeading>
        <p className="lead">{lead}</p>
        {hasChanged && <FieldMessage id={`${errorId}-changed`} role="alert" text={say(`${namespace}.changed`)} />}
        <LinkedAmount
          legend={say(`${namespace}.legend`)}
          gift={gift}
          chosen={chosen}
          fault={fault}
          ownField={ownField}
          errorId={errorId}
          phone={receiver.phone.shown}
          onChoose={(next) => {
            form.choose(next);
            props.onChoose?.();
          }}
        />
        {when !== null && <p>{when}</p>}
        {needsHolder && amount !== undefined && (
          <p>{say("linkedGift.bankid.next", { amount: formatAmount(amount) })}</p>
        )}
        <div className="actions">{actions}</div>
        <div role="alert">
          {form.trouble !== null && <PhoneLine phone={receiver.phone} text={`linkedGift.${form.trouble}`} />}
          {told}
        </div>
        <p className="quiet">{promise}</p>
      </Form>
      <SideCard {...side} />
    </OrderLayout>
  );
}

const Form = styled.form`
  .lead {
    max-width: 31em;
  }
  > * + * {
    margin-top: var(--s5);
  }
  fieldset {
    margin-top: var(--s6);
  }
  /* Room for what is said there, so that nothing below it moves. */
  .told {
    min-height: 1.55em;
    margin-top: var(--s3);
  }
  .quiet {
    color: var(--text-soft);
  }
  [role="alert"]:empty {
    margin-top: 0;
  }
`;

const IdentifyHolder = React.lazy(loadIdentifyHolder);

/** Few ask for so much: what it takes is fetched then. */
function HolderStep(props: IdentifyHolderProps) {
  const { say } = useTexts();
  return (
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      <IdentifyHolder {...props} />
    </LazyBoundary>
  );
}
