"use client";
import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { placeOf } from "../../fields/field-place.ts";
import { letReasonsGo, onHeldReasons, reasonsHeldFor, savePathOf } from "./held-reasons.ts";
import { follow, type Memory, nothing, stillWrong, wrongIn } from "./refused-form.ts";
import { openedRows, revealField } from "./reveal-field.ts";

/** Payload's words that no translation reaches. */
const spoken: Readonly<Record<string, string>> = {
  "A file is required.": "Välj en fil.",
  "A file name is required.": "Filen behöver ett namn.",
};

/** The file that a record has already is no value of its form. */
const validateFile = (value: unknown) => value !== null || "Välj en fil.";

/** What is to be mended, above the form: the fields may be far down, in a tab or in a closed row. */
export function Refusals() {
  const [fields, dispatchFields] = useAllFormFields();
  const { setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const path = savePathOf({ ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }), id });
  const answered = useSyncExternalStore(
    onHeldReasons,
    () => reasonsHeldFor(path),
    () => reasonsHeldFor(path),
  );
  const { getEntityConfig } = useConfig();
  const summary = useRef<HTMLDivElement>(null);
  const [memory, setMemory] = useState<Memory>(nothing);
  const next = follow(memory, fields, { isProcessing, answered });
  if (next !== memory) setMemory(next);
  const wrong = stillWrong(next, fields);
  const isRefused = next.phase === "refused";

  useEffect(() => {
    // After a refused draft, Payload would hide the reasons at the fields.
    if (isRefused && wrong.length > 0 && !isSubmitted) setSubmitted(true);
    for (const { path, message } of wrongIn(fields)) {
      const errorMessage = spoken[message];
      if (errorMessage !== undefined) dispatchFields({ type: "UPDATE", path, errorMessage });
    }
  });

  useEffect(() => {
    if (!isRefused) letReasonsGo(path);
  }, [isRefused, isProcessing, path]);

  // Payload's own fields (the file, the password) tell a while after the writing that it was right.
  useEffect(() => {
    if (next.phase !== "refused") return;
    for (const { path, message } of next.wrong) {
      if (fields[path]?.valid !== false) dispatchFields({ type: "UPDATE", path, valid: false, errorMessage: message });
    }
  });

  // A check that began before the writing and ends after it brings the reason back, and with it nothing is ever sent.
  useEffect(() => {
    if (next.phase !== "none") return;
    for (const path of ["file", "password"]) {
      const field = fields[path];
      if (field?.valid === false && field.value) dispatchFields({ type: "UPDATE", path, valid: true });
    }
  });

  // What is sent is judged anew only where the form knows how: otherwise a file that is chosen just before the press is
  // refused for what was there before it.
  const knowsFile = fields.file?.valid !== false || fields.file.validate !== undefined;
  useEffect(() => {
    if (!knowsFile) dispatchFields({ type: "UPDATE", path: "file", validate: validateFile });
  }, [knowsFile, dispatchFields]);

  const openRows = useEffectEvent(() => {
    for (const [path, updatedRows] of openedRows(fields, wrong)) {
      dispatchFields({ type: "SET_ROW_COLLAPSED", path, updatedRows });
    }
  });

  useEffect(() => {
    if (!isRefused) return;
    openRows();
    summary.current?.focus();
  }, [isRefused]);

  if (wrong.length === 0 || !(isSubmitted || isRefused)) return null;
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
