"use client";
import { useAllFormFields, useDocumentInfo, useForm, useFormModified, useFormProcessing } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useEffectEvent, useRef } from "react";
import { savePathOf } from "../refusals/held-reasons.ts";

/** A draft is saved when its writer pauses. Who leaves before that has their last words saved on the way out. */
export function LastWords() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const { setModified } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  // What somebody publishes meanwhile would be followed by a draft of the same.
  const isBeingSaved = useFormProcessing();
  const form = useRef({ fields, isUnsaved: false });
  useEffect(() => {
    form.current = { fields, isUnsaved: isModified && !isBeingSaved };
  });

  // What was written during an autosave counts as unsaved also after it was published with the rest, since Payload notes
  // only that there was something: a draft of the same would follow. While a press is answered nothing can be written.
  const afterSave = useEffectEvent(() => {
    if (isBeingSaved) setModified(false);
  });
  useEffect(() => {
    afterSave();
  }, [data]);

  const path = savePathOf({ ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }), id });
  const method = globalSlug === undefined ? "PATCH" : "POST";
  const isStored = globalSlug !== undefined || id !== undefined;
  useEffect(() => {
    if (!isStored) return;
    const save = (query: string) => {
      if (!form.current.isUnsaved) return;
      const body = new FormData();
      const values = reduceFieldsToValues(form.current.fields, true);
      body.set("_payload", JSON.stringify({ ...values, _status: "draft" }));
      const init = { method, body, credentials: "same-origin", keepalive: true } as const;
      void fetch(`${path}?autosave=true&depth=0&draft=true${query}`, init).catch(() => undefined);
    };
    const leave = () => save("&leaves=true");
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      save("");
    };
  }, [isStored, method, path]);
  return null;
}
