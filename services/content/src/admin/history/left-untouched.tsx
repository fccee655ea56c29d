"use client";
import { useAllFormFields, useConfig, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/** Payload stores a record when the form for a new one is opened: who only looks leaves none behind. */
export function LeftUntouched() {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const title = getEntityConfig({ collectionSlug: collectionSlug ?? "" }).admin.useAsTitle ?? "";
  const value = fields[title]?.value;
  const wasWritten = useRef(false);
  useEffect(() => {
    if (isModified || (typeof value === "string" && value !== "")) wasWritten.current = true;
  }, [isModified, value]);

  useEffect(() => {
    if (id === undefined || collectionSlug === undefined) return;
    const path = `/admin/collections/${collectionSlug}/${id}`;
    return () => {
      // The record has other tabs, and its form is drawn anew now and then.
      setTimeout(() => {
        if (wasWritten.current || window.location.pathname.startsWith(path)) return;
        void fetch(`/content-api/${collectionSlug}/${id}/left`, { method: "POST", credentials: "same-origin" });
      }, 500);
    };
  }, [id, collectionSlug]);
  return null;
}
