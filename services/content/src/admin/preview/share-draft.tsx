"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { useId, useState } from "react";
import { SharePanel } from "./share-panel.tsx";

/** Only pages have drafts that somebody else reads before they are published. */
export function ShareDraft({ siteUrl }: { siteUrl: string }) {
  const { collectionSlug, id, isTrashed } = useDocumentInfo();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (collectionSlug !== "pages" || id === undefined || isTrashed === true) return null;
  return (
    // The keys are pressed in what it holds.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="share-draft"
      onKeyDown={({ key }) => {
        if (key === "Escape") setOpen(false);
      }}
    >
      <button
        className="document-tools__button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        Dela utkastet
      </button>
      <div id={panel} className="share-draft__panel" hidden={!isOpen}>
        {isOpen && <SharePanel page={id} siteUrl={siteUrl} />}
      </div>
    </div>
  );
}
