"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { whereShown } from "./where-shown.ts";

export function ViewPage({ siteUrl }: { siteUrl: string }) {
  const { collectionSlug, globalSlug, hasPublishedDoc, isTrashed, data } = useDocumentInfo();
  const path = whereShown(collectionSlug ?? globalSlug ?? "", data ?? {});
  if (!hasPublishedDoc || isTrashed === true || path === undefined) return null;
  return (
    <a className="document-tools__button" href={new URL(path, siteUrl).href} target="_blank" rel="noreferrer">
      Visa sidan
    </a>
  );
}
