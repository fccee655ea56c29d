"use client";
import { useAllFormFields, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useEffectEvent } from "react";
import { fieldIn } from "../../check/field-url.ts";
import { placeOf } from "../../fields/field-place.ts";
import { revealField } from "./reveal-field.ts";

/** The check's rows lead to the field that is to be mended, not only to its record. */
export function GoToField() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [fields, dispatchFields] = useAllFormFields();

  const go = useEffectEvent(() => {
    const path = fieldIn(window.location.hash);
    if (path === undefined || fields[path] === undefined) return;
    const config = getEntityConfig({ ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }) });
    const blockTypeAt = (row: string) => fields[`${row}.blockType`]?.value as string | undefined;
    const { tab } = placeOf(config?.fields ?? [], path, blockTypeAt);
    revealField({ path, tab, fields, dispatchFields });
  });
  useEffect(() => go(), []);
  return null;
}
