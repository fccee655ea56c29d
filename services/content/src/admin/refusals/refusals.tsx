"use client";
import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import type { FormState } from "payload";
import { useEffect, useRef } from "react";
import { placeOf } from "../../fields/field-place.ts";
import { openedRows, revealField } from "./reveal-field.ts";

/** Payload's words that no translation reaches. */
const spoken: Readonly<Record<string, string>> = {
  "A file is required.": "Välj en fil.",
  "A file name is required.": "Filen behöver ett namn.",
};

type Wrong = { path: string; message: string };
type Refused = { wrong: Wrong[]; values: ReadonlyMap<string, unknown>; timesLeft: number };

/** Each time asks the server to check the form once more, and what only the database refuses passes that check. */
const mostTimes = 3;

const valuesOf = (fields: FormState) => new Map(Object.entries(fields).map(([path, { value }]) => [path, value]));
const isUntouched = ({ values }: Refused, fields: FormState) =>
  [...values].every(([path, value]) => Object.is(fields[path]?.value, value));

const wrongIn = (fields: FormState): Wrong[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    valid === false && passesCondition !== false && errorMessage !== undefined && errorMessage !== ""
      ? [{ path, message: errorMessage }]
      : [],
  );

/** What is to be mended, above the form: the fields may be far down, in a tab or in a closed row. */
export function Refusals() {
  const [fields, dispatchFields] = useAllFormFields();
  const { setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const summary = useRef<HTMLDivElement>(null);
  const wasProcessing = useRef(false);
  const refused = useRef<Refused | null>(null);
  const wrong = wrongIn(fields);

  useEffect(() => {
    // After a refused draft, Payload would hide the reasons at the fields.
    if (wrong.length > 0 && !isSubmitted) setSubmitted(true);
    for (const { path, message } of wrong) {
      const errorMessage = spoken[message];
      if (errorMessage !== undefined) dispatchFields({ type: "UPDATE", path, errorMessage });
    }
  });

  // A check of the form that began before it was sent may answer after the refusal, and would wipe it away.
  useEffect(() => {
    if (refused.current === null || isProcessing) return;
    if (!isUntouched(refused.current, fields)) {
      refused.current = null;
      return;
    }
    const wiped = refused.current.wrong.filter(({ path }) => fields[path]?.valid !== false);
    if (wiped.length === 0 || refused.current.timesLeft === 0) return;
    refused.current.timesLeft -= 1;
    for (const { path, message } of wiped) {
      dispatchFields({ type: "UPDATE", path, valid: false, errorMessage: message });
    }
  });

  useEffect(() => {
    if (isProcessing) {
      wasProcessing.current = true;
      refused.current = null;
      return;
    }
    if (!wasProcessing.current) return;
    wasProcessing.current = false;
    if (wrong.length === 0) return;
    refused.current = { wrong, values: valuesOf(fields), timesLeft: mostTimes };
    for (const [path, updatedRows] of openedRows(fields, wrong)) {
      dispatchFields({ type: "SET_ROW_COLLAPSED", path, updatedRows });
    }
    summary.current?.focus();
  }, [isProcessing, wrong, fields, dispatchFields]);

  if (wrong.length === 0 || !isSubmitted) return null;
  const config = getEntityConfig({ ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }) });
  const blockTypeAt = (row: string) => fields[`${row}.blockType`]?.value as string | undefined;
  return (
    <div className="refusals" ref={summary} tabIndex={-1} role="group" aria-labelledby="refusals-heading">
      <h2 id="refusals-heading">{wrong.length === 1 ? "En sak att rätta" : `${wrong.length} saker att rätta`}</h2>
      <ul>
        {wrong.map(({ path, message }) => {
          const { parts, tab } = placeOf(config?.fields ?? [], path, blockTypeAt);
          const shown = tab === undefined || tab === parts[0] ? parts : [tab, ...parts];
          return (
            <li key={path}>
              <button type="button" onClick={() => revealField({ path, tab, fields, dispatchFields })}>
                {shown.join(" › ")}
              </button>
              <span>{message}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
