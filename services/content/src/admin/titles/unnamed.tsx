"use client";
import { useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";

const ofNew: Readonly<Record<string, string>> = {
  pages: "Ny sida",
  articles: "Ny artikel",
  campaigns: "Nytt kort",
  giftProducts: "Nytt gåvoslag",
  membershipKinds: "Nytt medlemskap",
};

/** Payload calls a record without a name by its number. */
export function Unnamed() {
  const { id, collectionSlug = "", hasPublishedDoc } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const name = (hasPublishedDoc ? undefined : ofNew[collectionSlug]) ?? "Utan namn";
  useEffect(() => {
    if (id === undefined || title !== String(id)) return;
    // Payload's own effects come after ours, and set the number once more.
    const frame = requestAnimationFrame(() => setDocumentTitle(name));
    return () => cancelAnimationFrame(frame);
  }, [id, title, name, setDocumentTitle]);
  return null;
}
