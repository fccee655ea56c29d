import { useRef, useState, type SyntheticEvent } from "react";
import type { z } from "zod";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { byRow, type FormWords } from "../../form/form-field.tsx";
import { problemsFromApi, problemsIn, type FormProblems } from "../../form/form-problems.ts";
import { useFieldProblems, useFormErrors } from "../../form/form-errors.tsx";
import { orderText } from "../order-text.ts";
import { orderFailure } from "./order-failure.ts";

type Options<Parsed> = {
  kind: OrderKind;
  schema: z.ZodType<Parsed>;
  value: unknown;
  fields: readonly string[];
  words: FormWords;
  hasOrder: boolean;
  send: (parsed: Parsed) => Promise<void>;
  isMendedElsewhere: (error: ApiError) => boolean;
  failure?: ((error: ApiError | undefined) => TextKey) | undefined;
};

const nothing: FormProblems = {};

export function useOrderForm<Parsed>(options: Options<Parsed>) {
  const { kind, schema, value, fields, words, hasOrder } = options;
  const [fromApi, setFromApi] = useState(nothing);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const problems = byRow(fields, problemsIn(schema, value));
  const { attempt, tried, leftField, problemOf } = useFieldProblems(problems, fromApi);

  const errors = useFormErrors({ fields, words, attempt, problemOf });

  function tell(found: FormProblems, otherwise: TextKey) {
    if (fields.some((field) => found[field] !== undefined)) tried(fields);
    else setFailure(otherwise);
  }

  async function send() {
    setFailure(null);
    setFromApi(nothing);
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      tell(problems, orderText(kind, "refused"));
      return;
    }
    try {
      await options.send(parsed.data);
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      if (said !== undefined && options.isMendedElsewhere(said)) return;
      const found = byRow(fields, problemsFromApi(said?.fields ?? {}));
      setFromApi(found);
      tell(found, options.failure?.(said) ?? orderFailure(said, { kind, hasOrder }));
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    void send().finally(() => {
      sending.current = false;
      setIsSending(false);
    });
  }

  /** What the API said was of what stood there then. */
  const changed = () => setFromApi(nothing);
  return { words, attempt, errors, failure, isSending, problemOf, leftField, changed, submit };
}
export type OrderFormState = ReturnType<typeof useOrderForm>;
