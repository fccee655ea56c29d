"use client";
import { useDocumentInfo, useDocumentTitle, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";

const ofNew: Readonly<Record<string, string>> = {
  pages: "Ny sida",
  articles: "Ny artikel",
  campaigns: "Nytt kort",
  giftProducts: "Nytt gåvoslag",
  membershipKinds: "Nytt medlemskap",
  media: "Ny bild",
  documents: "Nytt dokument",
  artworks: "Ny kortteckning",
  redirects: "Ny omdirigering",
  users: "Ny användare",
};

/** Payload calls a record without a name by its number, or by two brackets before it has one. */
export function Unnamed() {
  const { id, collectionSlug = "", hasPublishedDoc } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const isNew = id === undefined || !hasPublishedDoc;
  const name = (isNew ? ofNew[collectionSlug] : undefined) ?? "Utan namn";
  const nameless = id === undefined ? `[${t("general:untitled")}]` : String(id);
  useEffect(() => {
    if (title !== nameless) return;
    // Payload's own effects come after ours, and set the number once more.
    const frame = requestAnimationFrame(() => setDocumentTitle(name));
    return () => cancelAnimationFrame(frame);
  }, [title, nameless, name, setDocumentTitle]);
  return null;
}
