import React, { useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { journeyOf, type JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";

export function useNextStep<Loaded>(load: () => Promise<Loaded>, onGoOn: (loaded: Loaded, stay: () => void) => void) {
  const [loading, setLoading] = useState<"not begun" | "under way" | "failed">("not begun");

  const forget = () => setLoading("not begun");

  function fetchNext() {
    if (loading === "under way") return;
    setLoading("under way");
    load().then(
      (loaded) => onGoOn(loaded, forget),
      () => setLoading("failed"),
    );
  }
  return { isUnderWay: loading === "under way", hasFailed: loading === "failed", fetchNext, forget };
}

export type ChoiceStepProps<Draft, Problem> = {
  draft: Draft;
  /** The page has just been shown, its URL is not read yet: its heading takes no focus. */
  isFirstRender: boolean;
  problem: Problem | null;
  /** Each time it grows, the visitor is led to what must be mended. */
  asked: number;
  onAsk: (problem: Problem) => void;
  onGoOn: () => void;
};

type Props = {
  kind: JourneyKind;
  /** Nothing where its heading stands above the form. */
  product: { heading: string; lead: string } | null;
  isFirstRender: boolean;
  noScript: string;
  isUnderWay: boolean;
  /** What the button says that ends it, where it does more than go on. */
  submit?: TextKey;
  /** Another way on, beside it. */
  also?: ReactNode;
  onSubmit: () => void;
  onBlur?: (target: EventTarget) => void;
  children: ReactNode;
};

export function ChoiceForm(props: Props) {
  const { kind, product, isFirstRender, noScript, isUnderWay, submit = "order.goOn", onSubmit, onBlur } = props;
  const { say } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [wasFirst] = useState(isFirstRender);
  useSubmitBeforeHydration(form, !isFirstRender);
  return (
    <Form
      ref={form}
      action={journeyOf(kind).path}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      onFocus={() => trackForm(kind, "form_start")}
      onBlur={({ target }: { target: EventTarget }) => onBlur?.(target)}
      noValidate
      {...unhydratedForm}
    >
      {product !== null && (
        <>
          <ScreenHeading quiet={wasFirst}>{product.heading}</ScreenHeading>
          <p className="lead">{product.lead}</p>
        </>
      )}
      <noscript>
        <p>{noScript}</p>
      </noscript>
      {props.children}
      <div className="actions">
        <button
          className="btn btn--big"
          type="submit"
          name={queryKeys.goOn}
          value="1"
          aria-busy={isUnderWay || undefined}
        >
          {say(submit)}
        </button>
        {props.also}
      </div>
    </Form>
  );
}

const Form = styled.form`
  margin-top: var(--s6);

  .lead {
    margin-top: var(--s4);
    max-width: 31em;
  }
  .actions,
  noscript p {
    margin-top: var(--s5);
  }
  /* The steps that follow need script: without it, the ways above and below are the ones that lead there. */
  html:not([data-script]) & .actions {
    display: none;
  }
`;
